import Testing

@testable import IssueReporting

@Suite struct RuntimeWarningReporterTests {
  @Test func anIssueIsOneLineWithItsPlace() {
    #expect(
      RuntimeWarningReporter.text(
        "The row 7 is gone.", severity: .error, filePath: "/app/Inbox.swift", line: 12, column: 5)
        == "/app/Inbox.swift:12:5: runtime issue: The row 7 is gone.\n")
  }

  @Test func aWarningWithoutAMessageSaysSo() {
    #expect(
      RuntimeWarningReporter.text(
        nil, severity: .warning, filePath: "/app/Inbox.swift", line: 12, column: 5)
        == "/app/Inbox.swift:12:5: runtime warning: An issue was reported.\n")
  }

  @Test func noDebuggerIsAttachedToThisRun() {
    #expect(!BreakpointReporter.isDebuggerAttached)
  }
}
