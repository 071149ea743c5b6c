import Clocks

extension DependencyValues {
  /// The clock for durations that go on while the machine sleeps.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  ///
  /// for await _ in clock.timer(interval: .seconds(1)) { … }
  /// ```
  ///
  /// In tests its use is an issue: override it with a `TestClock` or an `ImmediateClock`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock for durations that stop while the machine sleeps.
  ///
  /// In tests its use is an issue: override it with a `TestClock` or an `ImmediateClock`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The clock that somebody has set, be it for one kind of durations or for both; `nil` where both
  /// are the defaults.
  package var overriddenClock: (any Clock<Duration>)? {
    stored(ContinuousClockKey.self) ?? stored(SuspendingClockKey.self)
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    unimplementedClock(#"@Dependency(\.continuousClock)"#)
  }
}

private enum SuspendingClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    unimplementedClock(#"@Dependency(\.suspendingClock)"#)
  }
}

/// Sleeps on it last until they are cancelled: one that took no time would turn a timer into an endless
/// row of issues.
private func unimplementedClock(_ name: String) -> UnimplementedClock<Duration> {
  guard let site = DependencyAccess.current?.site else {
    return UnimplementedClock(TestClock(), name: name)
  }
  return UnimplementedClock(
    TestClock(),
    name: name,
    fileID: site.fileID,
    filePath: site.filePath,
    line: site.line,
    column: site.column)
}
