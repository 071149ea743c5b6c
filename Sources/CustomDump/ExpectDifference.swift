import IssueReporting

/// Fails with a readable diff unless an operation changes a value exactly as described.
///
/// ```swift
/// expectDifference(model.count) {
///   model.incrementButtonTapped()
/// } changes: {
///   $0 += 1
/// }
/// ```
///
/// - Parameters:
///   - expression: The value, evaluated before and after the operation.
///   - message: A text to put in front of the diff.
///   - operation: What changes the value.
///   - updateExpectingResult: Changes the value before the operation to what is expected.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    var expected = try expression()
    try updateExpectingResult(&expected)
    try operation()
    try expectChange(
      to: expected, actual: expression(), message(), fileID: fileID, filePath: filePath,
      line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Fails with a readable diff unless an asynchronous operation changes a value exactly as described.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  do {
    var expected = try expression()
    try updateExpectingResult(&expected)
    try await operation()
    try expectChange(
      to: expected, actual: expression(), message(), fileID: fileID, filePath: filePath,
      line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private func expectChange<T: Equatable>(
  to expected: T,
  actual: T,
  _ message: String?,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  guard expected != actual else { return }
  let format = DiffFormat.proportional
  reportIssue(
    """
    \(message.map { "\($0)\n\n" } ?? "")Difference: …

    \(indentedDiff(expected, actual, format: format))

    (Expected: \(format.first), Actual: \(format.second))
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
