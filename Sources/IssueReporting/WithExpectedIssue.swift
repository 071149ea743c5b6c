/// Passes a test because an operation reports an issue, and fails it otherwise.
///
/// ```swift
/// @Test func removedRow() {
///   withExpectedIssue("Rows are edited only while they are shown.") {
///     model.edit(removedID)
///   }
/// }
/// ```
///
/// Under Swift Testing it is `withKnownIssue`, and so counts failed expectations too. XCTest on Linux
/// has no such thing: there, and for reporters of your own, issues are counted as they are reported.
///
/// - Parameters:
///   - message: Why the issue is expected.
///   - isIntermittent: Whether the operation may also pass without an issue.
///   - fileID: The author's module and file.
///   - filePath: The author's file.
///   - line: The author's line.
///   - column: The author's column.
///   - body: The operation that reports an issue or throws an error.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = IssueExpectation(message: message, context: context)
  if expectation.isKnownToSwiftTesting {
    TestBridge.withKnownIssue(
      message,
      isIntermittent: isIntermittent,
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    ) {
      try withIssueReporters(expectation.reporters, operation: body)
    }
  } else {
    do {
      try withIssueReporters(expectation.reporters, operation: body)
    } catch {
      expectation.expect(error)
    }
    expectation.check(isIntermittent: isIntermittent)
  }
}

/// Passes a test because an asynchronous operation reports an issue, and fails it otherwise.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = IssueExpectation(message: message, context: context)
  if expectation.isKnownToSwiftTesting {
    await TestBridge.withKnownIssue(
      message,
      isIntermittent: isIntermittent,
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column),
      isolation: isolation
    ) {
      try await withIssueReporters(expectation.reporters, operation: body)
    }
  } else {
    do {
      try await withIssueReporters(expectation.reporters, operation: body)
    } catch {
      expectation.expect(error)
    }
    expectation.check(isIntermittent: isIntermittent)
  }
}
