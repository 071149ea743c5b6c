/// What an unimplemented endpoint throws when it is called, after it has reported an issue.
public struct UnimplementedFailure: Error, Hashable, CustomStringConvertible {
  /// What was called, and where it was defined.
  public let description: String

  /// Makes the error without reporting an issue: the reporter of the call does that.
  package init(description: String) {
    self.description = description
  }
}
