import IssueReporting

/// Something that a test didn't assert, or asserted wrongly, with the place in the test.
struct TestIssue: Sendable {
  let message: String
  let location: SourceLocation

  /// Fails the test, whatever has to be asserted.
  func report() {
    reportIssue(
      message,
      fileID: location.fileID, filePath: location.filePath,
      line: location.line, column: location.column)
  }

  /// Fails the test, shows a warning or does nothing.
  func report(_ exhaustivity: Exhaustivity) {
    switch exhaustivity {
    case .on:
      report()
    case .off(showSkippedAssertions: true):
      reportIssue(
        "Skipped assertions: …\n\n\(message)", severity: .warning,
        fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    case .off(showSkippedAssertions: false):
      break
    }
  }
}

extension String {
  /// Each line that isn't empty, moved to the right.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
      .joined(separator: "\n")
  }
}
