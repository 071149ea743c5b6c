import IssueReporting

/// Fails with a readable diff when two values aren't equal.
///
/// ```swift
/// expectNoDifference(model.user, User(id: 42, name: "Blob"))
/// ```
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let (first, second) = try (expression1(), expression2())
    guard first != second else { return }
    let format = DiffFormat.proportional
    reportIssue(
      """
      \(message().map { "\($0)\n\n" } ?? "")Difference: …

      \(indentedDiff(first, second, format: format))

      (First: \(format.first), Second: \(format.second))
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

func indentedDiff<T>(_ first: T, _ second: T, format: DiffFormat) -> String {
  (diff(first, second, format: format) ?? "")
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { "  \($0)" }
    .joined(separator: "\n")
}
