/// What an unimplemented endpoint throws when it is called, after it has reported an issue.
public struct UnimplementedFailure: Error, Hashable, CustomStringConvertible {
  /// What was called, and where it was defined.
  public let description: String
}
