import Synchronization

/// The reporters that issues go to.
public enum IssueReporters {
  @TaskLocal static var scoped: [any IssueReporter]?

  private static let global = Mutex<[any IssueReporter]>([.default])

  /// The reporters of the running task: those of the innermost
  /// ``withIssueReporters(_:operation:)``, or else those of the program.
  ///
  /// Assign it once, when a program starts, to replace the reporters of the whole program:
  ///
  /// ```swift
  /// IssueReporters.current = [.default, CrashLog()]
  /// ```
  public static var current: [any IssueReporter] {
    get { scoped ?? global.withLock { $0 } }
    set { global.withLock { $0 = newValue } }
  }
}

/// Sends the issues of an operation to other reporters.
///
/// ```swift
/// withIssueReporters([.fatalError]) {
///   importLegacyData()
/// }
/// ```
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$scoped.withValue(reporters, operation: operation)
}

/// Sends the issues of an asynchronous operation to other reporters.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$scoped.withValue(reporters, operation: operation)
}
