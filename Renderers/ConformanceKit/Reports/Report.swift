/// What one suite found out about a renderer.
public struct Report: Hashable, Sendable {
  /// A law that was broken, or that wasn't tried.
  public struct Entry: Hashable, Sendable {
    public let law: String
    /// What went wrong, or why it wasn't tried.
    public let text: String
  }

  public let suite: LawSuite
  /// How many laws were tried and kept.
  public internal(set) var kept = 0
  /// How many single expectations that took.
  public internal(set) var checks = 0
  public internal(set) var failures: [Entry] = []
  public internal(set) var skips: [Entry] = []

  init(_ suite: LawSuite) {
    self.suite = suite
  }
}

extension Report: CustomStringConvertible {
  /// One line of numbers, then a paragraph for each failure.
  public var description: String {
    let numbers =
      "\(suite): \(kept) laws kept in \(checks) checks, \(failures.count) broken, "
      + "\(skips.count) skipped"
    return ([numbers] + failures.map { "\($0.law)\n\($0.text.indented)" }).joined(
      separator: "\n\n")
  }
}

extension String {
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
