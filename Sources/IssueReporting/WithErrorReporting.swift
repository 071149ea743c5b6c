/// Reports the error that an operation throws, where it can't be passed on.
///
/// ```swift
/// withErrorReporting("The draft stays unsaved.") {
///   try save(draft)
/// }
/// ```
///
/// - Returns: What the operation returns, or `nil` if it threw.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R
) -> R? {
  withIssueReporters(reporters ?? IssueReporters.current) {
    do {
      return try body()
    } catch {
      reportIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
      return nil
    }
  }
}

/// Reports the error that an asynchronous operation throws, where it can't be passed on.
///
/// - Returns: What the operation returns, or `nil` if it threw.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> R
) async -> R? {
  await withIssueReporters(reporters ?? IssueReporters.current) {
    do {
      return try await body()
    } catch {
      reportIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
      return nil
    }
  }
}
