import Synchronization

/// A clock on which no sleep takes any time.
///
/// ```swift
/// let model = OnboardingModel(clock: ImmediateClock())
/// await model.showWelcomeForThreeSeconds()  // returns at once
/// ```
///
/// A sleep moves the clock's own time to its deadline, lets other tasks run and returns. Use it for
/// previews, and for tests that don't look between two sleeps.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the time of an immediate clock.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// The point that lies a duration after the clock's start.
    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The shortest time that two deadlines can differ by.
  public let minimumResolution: Duration = .zero

  private let current: Mutex<Instant>

  /// Makes a clock that stands at an instant.
  public init(now: Instant = Instant()) { current = Mutex(now) }

  /// The latest instant that anybody slept until.
  public var now: Instant { current.withLock { $0 } }

  /// Moves the time to a deadline and returns, unless the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that stands at its start.
  public convenience init() { self.init(now: Instant()) }
}
