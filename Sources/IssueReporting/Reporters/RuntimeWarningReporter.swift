import Glibc

extension IssueReporter where Self == RuntimeWarningReporter {
  /// Writes issues to standard error.
  public static var runtimeWarning: Self { Self() }
}

/// Writes every issue to standard error, in one piece, with the place to fix it at.
///
/// ```
/// /app/Inbox.swift:12:5: runtime issue: The row 7 was edited after it had been removed.
/// ```
public struct RuntimeWarningReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    var text = Self.text(
      message(), severity: severity, filePath: filePath, line: line, column: column)
    // One call, so that the lines of two threads don't mix.
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  static func text(
    _ message: String?,
    severity: IssueSeverity,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> String {
    let message = message.flatMap { $0.isEmpty ? nil : $0 } ?? "An issue was reported."
    let kind = severity == .error ? "runtime issue" : "runtime warning"
    return "\(filePath):\(line):\(column): \(kind): \(message)\n"
  }
}
