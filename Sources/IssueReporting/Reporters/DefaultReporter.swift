extension IssueReporter where Self == DefaultReporter {
  /// Fails the running test, or writes to standard error if there is none.
  public static var `default`: Self { Self() }
}

/// Fails the running test, or writes to standard error if there is none.
///
/// - Swift Testing records an issue of the test that the running task belongs to. Work that has left
///   its test, such as a detached task, fails the run as a whole.
/// - XCTest records a failure of the one test that is running. It knows no warnings: these, and
///   issues between two tests, go to standard error.
public struct DefaultReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
    report(message(), error: nil, severity: severity, at: context)
  }

  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
    report(message(), error: error, severity: severity, at: context)
  }

  private func report(
    _ message: String?, error: (any Error)?, severity: IssueSeverity, at context: IssueContext
  ) {
    switch TestContext.current {
    case .swiftTesting:
      TestBridge.record(
        // NB: Swift Testing has no warning for an error, so the error becomes text.
        severity == .warning ? error.map { describe($0, message) } ?? message : message,
        error: severity == .warning ? nil : error,
        isWarning: severity == .warning,
        fileID: "\(context.fileID)",
        filePath: "\(context.filePath)",
        line: Int(context.line),
        column: Int(context.column))
    case .xcTest where severity == .error && TestBridge.isXCTestRunning():
      TestBridge.fail(
        error.map { describe($0, message) } ?? message ?? "",
        filePath: context.filePath,
        line: context.line)
    case .xcTest, nil:
      RuntimeWarningReporter.runtimeWarning.reportIssue(
        error.map { describe($0, message) } ?? message,
        severity: severity,
        fileID: context.fileID,
        filePath: context.filePath,
        line: context.line,
        column: context.column)
    }
  }
}
