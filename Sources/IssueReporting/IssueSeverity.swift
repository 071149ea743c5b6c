/// How much an issue matters to a test: an error fails it, a warning only shows up in its output.
public enum IssueSeverity: Sendable {
  /// Something that deserves attention and lets the test pass.
  case warning

  /// Something that must be fixed: it fails the running test.
  case error
}
