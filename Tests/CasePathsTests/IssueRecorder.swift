import IssueReporting
import Synchronization

/// Keeps issues instead of failing the test, so that their whole text can be compared.
final class IssueRecorder: IssueReporter {
  struct Issue: Equatable {
    var message: String?
    var fileID: String
    var line: UInt
  }

  private let recorded = Mutex<[Issue]>([])

  var issues: [Issue] { recorded.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(message: message(), fileID: "\(fileID)", line: line)
    recorded.withLock { $0.append(issue) }
  }
}
