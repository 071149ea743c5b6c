/// The instants at which a timer ticks, on any clock.
///
/// Each tick is due a whole number of intervals after the start, so that ticks don't drift by the time
/// that their consumer takes. A consumer that takes longer than an interval gets its next tick at once,
/// and skips those that it has missed.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  public typealias Element = C.Instant
  public typealias Failure = Never

  let clock: C
  let interval: C.Instant.Duration
  let tolerance: C.Instant.Duration?

  /// Makes a timer that starts when somebody iterates it.
  public init(interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Waits for one tick after the other, until its task is cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var clock: C?
    let interval: C.Instant.Duration
    let tolerance: C.Instant.Duration?
    var last: C.Instant?

    public mutating func next() async -> C.Instant? {
      guard let clock else { return nil }
      let now = clock.now
      var due = (last ?? now).advanced(by: interval)
      if due < now { due = missed(since: due, now: now) }
      do {
        try await clock.sleep(until: due, tolerance: tolerance)
      } catch {
        self.clock = nil
        return nil
      }
      last = due
      return clock.now
    }

    /// The last of the ticks that were due before now.
    ///
    /// Doubling steps keep a long sleep of the machine cheap: a duration can't be divided.
    private func missed(since due: C.Instant, now: C.Instant) -> C.Instant {
      guard interval > .zero else { return now }
      var due = due
      while due.advanced(by: interval) <= now {
        var step = interval
        while due.advanced(by: step + step) <= now { step += step }
        due = due.advanced(by: step)
      }
      return due
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(clock: clock, interval: interval, tolerance: tolerance, last: nil)
  }
}

extension Clock {
  /// Ticks at an interval until the task that iterates it is cancelled.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   secondsElapsed += 1
  /// }
  /// ```
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<Self> where Duration == Instant.Duration {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: self)
  }
}

extension Clock where Duration == Swift.Duration {
  /// Ticks at an interval, on a clock of which only the durations are known: the dependencies
  /// `continuousClock` and `suspendingClock` are `any Clock<Duration>`.
  @_disfavoredOverload
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
