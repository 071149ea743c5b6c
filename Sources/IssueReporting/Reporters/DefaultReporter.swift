extension IssueReporter where Self == DefaultReporter {
  /// Fails the running test, or writes to standard error if there is none.
  public static var `default`: Self { Self() }
}

/// Fails the running test, or writes to standard error if there is none.
public struct DefaultReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    RuntimeWarningReporter.runtimeWarning.reportIssue(
      message,
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column)
  }
}
