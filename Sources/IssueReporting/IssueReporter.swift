/// A place that issues go to: the running test, standard error, a crash log of your own.
///
/// ```swift
/// struct CrashLog: IssueReporter {
///   func reportIssue(
///     _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
///     filePath: StaticString, line: UInt, column: UInt
///   ) {
///     log.append("\(fileID):\(line) \(message() ?? "")")
///   }
/// }
/// ```
///
/// Only the first requirement needs to be written; errors are described and passed to it, and
/// expected issues are dropped.
public protocol IssueReporter: Sendable {
  /// Takes an issue that is described by a message.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Takes an issue that is described by an error and, perhaps, a message.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Takes an issue that ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)`` was
  /// waiting for.
  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Takes an error that ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)`` was
  /// waiting for.
  func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let description = describe(error, message())
    reportIssue(
      description,
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column)
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {}

  public func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let description = describe(error, message())
    expectIssue(
      description, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// One text for an error and what its reporter had to say about it.
func describe(_ error: any Error, _ message: String?) -> String {
  let description = "Caught error: \(String(reflecting: error))"
  guard let message, !message.isEmpty else { return description }
  return "\(description): \(message)"
}
