/// Any clock of a kind of duration, so that a property can hold one without naming it.
///
/// ```swift
/// struct Player {
///   var clock: AnyClock<Duration> = AnyClock(ContinuousClock())
/// }
/// ```
///
/// `any Clock<Duration>` can be slept on but not asked for the time; this one can.
///
/// - Important: Instants of two clocks can't be compared. To do so is a programmer's error, and traps.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of whatever clock it came from.
  public struct Instant: InstantProtocol {
    fileprivate let base: any InstantProtocol<Duration>

    public func advanced(by duration: Duration) -> Self {
      Self(base: base.advanced(by: duration))
    }

    public func duration(to other: Self) -> Duration {
      func duration<I: InstantProtocol<Duration>>(from base: I) -> Duration {
        base.duration(to: other.base as! I)
      }
      return duration(from: base)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      func isLess<I: InstantProtocol>(_ base: I) -> Bool { base < rhs.base as! I }
      return isLess(lhs.base)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      func isEqual<I: InstantProtocol>(_ base: I) -> Bool { base == rhs.base as! I }
      return isEqual(lhs.base)
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
  }

  private let _minimumResolution: @Sendable () -> Duration
  private let _now: @Sendable () -> Instant
  private let _sleep: @Sendable (Instant, Duration?) async throws -> Void

  /// Hides the type of a clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    _minimumResolution = { clock.minimumResolution }
    _now = { Instant(base: clock.now) }
    _sleep = { deadline, tolerance in
      try await clock.sleep(until: deadline.base as! C.Instant, tolerance: tolerance)
    }
  }

  /// The shortest time that two deadlines of the clock can differ by.
  public var minimumResolution: Duration { _minimumResolution() }

  /// The clock's current instant.
  public var now: Instant { _now() }

  /// Suspends until a deadline of the clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await _sleep(deadline, tolerance)
  }
}
