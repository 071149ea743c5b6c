import IssueReporting
import XCTest

/// XCTest can't expect a failure, so this case keeps the failures that it is told about.
final class XCTestTests: XCTestCase {
  struct Failure: Error {}

  private var failures: [String]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine line: Int, expected: Bool
  ) {
    guard failures != nil else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: line, expected: expected)
    }
    failures?.append("\(filePath):\(line) \(description)")
  }

  private func collect(_ operation: () throws -> Void) rethrows -> [String] {
    failures = []
    defer { failures = nil }
    try operation()
    return failures ?? []
  }

  func testContext() {
    XCTAssertTrue(isTesting)
    XCTAssertEqual(TestContext.current, .xcTest)
  }

  func testAnIssueFailsTheCurrentTest() {
    let failures = collect {
      reportIssue("Gone.", filePath: "/Feature.swift", line: 7)
      reportIssue(Failure(), "Unsaved.", filePath: "/Feature.swift", line: 8)
      reportIssue("This warning is part of the test.", severity: .warning)
    }
    XCTAssertEqual(
      failures,
      [
        "/Feature.swift:7 failed - Gone.",
        "/Feature.swift:8 failed - Caught error: "
          + "IssueReportingTests.XCTestTests.Failure(): Unsaved.",
      ])
  }

  func testAnExpectedIssuePasses() async {
    let failures = collect {
      withExpectedIssue { reportIssue("Gone.") }
      withExpectedIssue { throw Failure() }
      withExpectedIssue(isIntermittent: true) {}
    }
    XCTAssertEqual(failures, [])
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Gone.")
    }
  }

  func testAMissingIssueFails() {
    let failures = collect {
      withExpectedIssue(filePath: "/Feature.swift", line: 9) {}
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.hasPrefix(
        "/Feature.swift:9 failed - An issue was expected, but the operation ended") == true)
  }
}
