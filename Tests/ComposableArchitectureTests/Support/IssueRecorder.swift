import IssueReporting
import Synchronization

/// Collects issues, each as the line of the author that it is shown at and its text.
final class IssueRecorder: IssueReporter {
  private let storage = Mutex<[(line: UInt, text: String)]>([])

  var texts: [String] { storage.withLock { $0.map(\.text) } }
  var lines: [UInt] { storage.withLock { $0.map(\.line) } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? "nil"
    storage.withLock { $0.append((line, text)) }
  }
}

/// The texts of the issues that an operation reports.
func issues(_ operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.texts
}

/// The texts of the issues that an asynchronous operation reports.
@MainActor
func issues(_ operation: @MainActor () async throws -> Void) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.texts
}

extension Array {
  /// Where the array's storage lies: equal before and after means that it wasn't copied.
  var address: UnsafeRawPointer? { withUnsafeBytes { $0.baseAddress } }
}
