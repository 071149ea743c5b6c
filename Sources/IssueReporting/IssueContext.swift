/// The place in the author's code that issues are reported at.
struct IssueContext: Sendable {
  @TaskLocal static var current: IssueContext?

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Reports every issue of an operation at one place, whatever line it was found at.
///
/// A test helper wraps its work with its caller's location, and failures show up in the test:
///
/// ```swift
/// func expectValid(
///   _ model: Model, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
///   line: UInt = #line, column: UInt = #column
/// ) {
///   withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
///     model.validate()
///   }
/// }
/// ```
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> R
) rethrows -> R {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$current.withValue(context, operation: operation)
}

/// Reports every issue of an asynchronous operation at one place, whatever line it was found at.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$current.withValue(context, operation: operation)
}
