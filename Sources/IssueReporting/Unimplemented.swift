/// Makes a closure that nobody should call: a call is an issue, and returns a placeholder.
///
/// ```swift
/// struct APIClient {
///   var userCount: @Sendable () async -> Int
///
///   static let unimplemented = APIClient(
///     userCount: IssueReporting.unimplemented("APIClient.userCount", placeholder: 0))
/// }
/// ```
///
/// A test overrides the endpoints that its feature should use, and fails if another one is used.
///
/// - Parameters:
///   - description: What the closure is called.
///   - placeholder: What a call returns after the issue was reported.
///   - fileID: The definition's module and file.
///   - filePath: The definition's file.
///   - function: The definition's function, which names a closure without a description.
///   - line: The definition's line.
///   - column: The definition's column.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    reportUnimplemented(description(), (repeat each argument), function: function, at: context)
    return placeholder()
  }
}

/// Makes an asynchronous closure that nobody should call: a call is an issue, and returns a
/// placeholder.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    reportUnimplemented(description(), (repeat each argument), function: function, at: context)
    return placeholder()
  }
}

/// Makes a throwing closure that nobody should call: a call is an issue, and throws.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    throw reportUnimplemented(
      description(), (repeat each argument), function: function, at: context)
  }
}

/// Makes an asynchronous throwing closure that nobody should call: a call is an issue, and throws.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    throw reportUnimplemented(
      description(), (repeat each argument), function: function, at: context)
  }
}

/// Reports an issue at once, and returns a placeholder: for values that nobody should read.
public func unimplemented<Result>(
  _ description: @autoclosure () -> String = "",
  placeholder: @autoclosure () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  reportUnimplemented(description(), nil, function: function, at: context)
  return placeholder()
}

@discardableResult
private func reportUnimplemented(
  _ description: String, _ arguments: Any?, function: StaticString, at context: IssueContext
) -> UnimplementedFailure {
  let name = description.isEmpty ? "\(function)" : description
  let failure = UnimplementedFailure(
    description: """
      Unimplemented: '\(name)' was used.

      It is defined as unimplemented at \(context.fileID):\(context.line).\
      \(arguments.map(invocation) ?? "")

      Override it with an implementation for this run, or don't use it.
      """)
  reportIssue(
    failure.description,
    fileID: context.fileID,
    filePath: context.filePath,
    line: context.line,
    column: context.column)
  return failure
}

private func invocation(_ arguments: Any) -> String {
  if arguments is Void { return "" }
  var text = String(reflecting: arguments)
  if Mirror(reflecting: arguments).displayStyle != .tuple { text = "(\(text))" }
  return "\n\nIt was called with: \(text)"
}
