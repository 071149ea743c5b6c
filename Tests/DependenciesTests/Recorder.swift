import ConcurrencyExtras
import IssueReporting

/// A reporter that writes down what it is given.
struct Recorder: IssueReporter {
  let issues = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(fileID):\(line) \(message() ?? "nil")"
    issues.withValue { $0.append(text) }
  }
}
