import ConcurrencyExtras
import IssueReporting

/// Keeps the messages of issues instead of failing the test.
final class CollectingReporter: IssueReporter {
  private let collected = LockIsolated<[String]>([])

  var messages: [String] { collected.value }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    collected.withValue { $0.append(message) }
  }
}
