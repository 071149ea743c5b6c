import IssueReporting
import Synchronization

/// Keeps issues instead of failing the test, so that their whole text can be compared.
final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[String]>([])

  var messages: [String] { recorded.withLock { $0 } }

  /// The endpoint that each message is about.
  var names: [String] {
    messages.map { String($0.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }) }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    recorded.withLock { $0.append(message) }
  }
}
