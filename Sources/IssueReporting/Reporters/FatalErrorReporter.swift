extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the program at its first issue.
  public static var fatalError: Self { Self() }
}

/// Ends the program at its first issue: for a build that should rather stop than go on in a state
/// that its author didn't foresee. Warnings go to standard error.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    guard severity == .error else {
      return RuntimeWarningReporter.runtimeWarning.reportIssue(
        message,
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column)
    }
    Swift.fatalError(message ?? "An issue was reported.", file: filePath, line: line)
  }
}
