/// Tells the author of a program about misuse: a failure in a test, a warning on standard error in
/// an app, never a crash.
///
/// ```swift
/// guard let row = rows[id: id] else {
///   reportIssue("The row \(id) was edited after it had been removed.")
///   return
/// }
/// ```
///
/// The message is evaluated only if a reporter is installed. Pass the caller's location on, so that
/// the issue shows up at the line that can be fixed.
///
/// - Parameters:
///   - message: What happened, why it can happen and how to fix it.
///   - severity: Whether a running test fails.
///   - fileID: The author's module and file.
///   - filePath: The author's file.
///   - line: The author's line.
///   - column: The author's column.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let reporters = IssueReporters.current
  guard !reporters.isEmpty else { return }
  let context = IssueContext.current
  let location =
    context ?? IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  let message = message()
  for reporter in reporters {
    reporter.reportIssue(
      message,
      severity: severity,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column)
  }
}

/// Tells the author of a program about an error that was caught and can't be passed on.
///
/// ```swift
/// do {
///   try save()
/// } catch {
///   reportIssue(error, "The draft stays unsaved.")
/// }
/// ```
///
/// - Parameters:
///   - error: The error that was caught.
///   - message: What the error means for the program.
///   - severity: Whether a running test fails.
///   - fileID: The author's module and file.
///   - filePath: The author's file.
///   - line: The author's line.
///   - column: The author's column.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let reporters = IssueReporters.current
  guard !reporters.isEmpty else { return }
  let context = IssueContext.current
  let location =
    context ?? IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  let message = message()
  for reporter in reporters {
    reporter.reportIssue(
      error,
      message,
      severity: severity,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column)
  }
}
