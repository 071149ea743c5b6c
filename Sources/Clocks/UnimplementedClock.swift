import IssueReporting

/// A clock that nobody should use: asking it for the time, or sleeping on it, is an issue.
///
/// ```swift
/// let model = ProfileModel(clock: UnimplementedClock())
/// model.nameChanged("Blob")  // fails the test if it needs the time
/// ```
///
/// After the issue was reported it behaves like the clock that it was made with, an ``ImmediateClock``
/// by default.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of an unimplemented clock.
  public struct Instant: InstantProtocol {
    fileprivate let base: AnyClock<Duration>.Instant

    public func advanced(by duration: Duration) -> Self {
      Self(base: base.advanced(by: duration))
    }
    public func duration(to other: Self) -> Duration { base.duration(to: other.base) }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.base < rhs.base }
  }

  private let base: AnyClock<Duration>
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Makes a clock that reports its use, and then behaves like another one.
  public init<C: Clock>(
    _ base: C,
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The shortest time that two deadlines of the clock can differ by; reading it is an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// The instant that the clock stands at; reading it is an issue.
  public var now: Instant {
    report("now")
    return Instant(base: base.now)
  }

  /// Reports an issue, and then sleeps as the other clock would.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep(until:tolerance:)")
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }

  private func report(_ member: String) {
    reportIssue(
      """
      Unimplemented: '\(name).\(member)' was used.

      It is defined as unimplemented at \(fileID):\(line).

      Override it with a clock for this run: a 'TestClock' to move the time by hand, or an \
      'ImmediateClock' to skip every sleep.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports its use, and then lets no sleep take any time.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(), name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
