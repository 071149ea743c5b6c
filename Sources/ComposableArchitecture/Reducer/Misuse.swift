import CustomDump
import IssueReporting

/// Where the author wrote an operator.
struct AuthorLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The location in the form that messages show.
  var description: String { "\(fileID):\(line)" }
}

/// Reports an issue at a place in the author's program.
func reportIssue(_ message: @autoclosure () -> String, at location: AuthorLocation) {
  reportIssue(
    message(), fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}

/// An action that reached an operator and that nobody there can handle.
struct Misuse {
  /// What happened, as one sentence.
  let event: String
  /// The values that one needs to see, with what each is.
  let facts: [(name: String, value: Any)]
  /// How it can have come about and what to do about it, one paragraph per cause.
  let causes: [String]

  func report(at location: AuthorLocation) {
    reportIssue(message, at: location)
  }

  private var message: String {
    let facts = facts.map { "  \($0.name):\n\(indented($0.value))\n" }.joined(separator: "\n")
    let causes = causes.map { "• \($0)" }.joined(separator: "\n\n")
    return """
      \(event) …

      \(facts)
      This is an error in the logic of the application, and has one of these causes:

      \(causes)
      """
  }

  private func indented(_ value: Any) -> String {
    String(customDumping: value)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
  }
}
