import IssueReporting
import Synchronization

/// A reporter that writes down what it is given.
final class Recorder: IssueReporter {
  private let storage = Mutex<[String]>([])
  var issues: [String] { storage.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(fileID):\(line) \(severity) \(message() ?? "nil")"
    storage.withLock { $0.append(text) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(fileID):\(line) expected \(message() ?? "nil")"
    storage.withLock { $0.append(text) }
  }
}
