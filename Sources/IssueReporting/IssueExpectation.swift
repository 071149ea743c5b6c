import Synchronization

/// Stands between an operation and the reporters around it, and counts what is reported.
final class IssueExpectation: Sendable {
  let message: String?
  let context: IssueContext
  let isKnownToSwiftTesting: Bool
  private let outer = IssueReporters.current
  private let count = Mutex(0)

  init(message: String?, context: IssueContext) {
    self.message = message
    self.context = context
    isKnownToSwiftTesting =
      outer.contains { $0 is DefaultReporter } && TestContext.current?.isSwiftTesting == true
  }

  /// What replaces the reporters around the operation.
  var reporters: [any IssueReporter] {
    outer.map { reporter in
      isKnownToSwiftTesting && reporter is DefaultReporter
        ? reporter : ExpectingReporter(base: reporter, expectation: self)
    }
  }

  func fulfill() { count.withLock { $0 += 1 } }

  func expect(_ error: any Error) {
    fulfill()
    for reporter in outer {
      reporter.expectIssue(
        error,
        message,
        fileID: context.fileID,
        filePath: context.filePath,
        line: context.line,
        column: context.column)
    }
  }

  func check(isIntermittent: Bool) {
    guard !isIntermittent, count.withLock({ $0 == 0 }), !outer.isEmpty else { return }
    let reason = message.map { " (\($0))" } ?? ""
    reportIssue(
      """
      An issue was expected\(reason), but the operation ended without reporting one.

      If the problem has been fixed, remove 'withExpectedIssue'. If it happens only now and then, pass \
      'isIntermittent: true'.
      """,
      fileID: context.fileID,
      filePath: context.filePath,
      line: context.line,
      column: context.column)
  }
}

/// Turns the issues of a reporter into expected ones.
private struct ExpectingReporter: IssueReporter {
  let base: any IssueReporter
  let expectation: IssueExpectation

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    expectation.fulfill()
    base.expectIssue(
      message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    expectation.fulfill()
    base.expectIssue(
      error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
