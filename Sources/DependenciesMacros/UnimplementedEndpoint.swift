import IssueReporting

/// What `@DependencyEndpoint` emits: reports the call of an endpoint that nobody has assigned, and
/// makes the error for it to throw.
@discardableResult
public func _$unimplemented(
  _ endpoint: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> UnimplementedFailure {
  let failure = UnimplementedFailure(
    description: """
      Unimplemented: '\(endpoint)' was called.

      It was declared at \(fileID):\(line), and nothing has been assigned to it. This happens when \
      a test uses more of a dependency than it overrides, or when a live value leaves an endpoint \
      out.

      Assign a closure to it, or don't call it:

        withDependencies {
          $0.<dependency>.\(endpoint.split(separator: ".").last ?? "") = { … }
        }
      """)
  reportIssue(failure.description, fileID: fileID, filePath: filePath, line: line, column: column)
  return failure
}
