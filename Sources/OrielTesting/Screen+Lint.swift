import TextRenderer
import ViewTree

extension Screen {
  /// What would trouble some user on this frame, in words: interactive things without a name,
  /// identifiers used twice, focus wanted in two places, kinds that were lowered, text cut off.
  public var lint: [String] {
    flush()
    var findings = TreeLint(renderer.tree, width: size.width).findings
    let lowered = engine.statistics.loweredNodes
    if lowered > 0 { findings.append("\(lowered) nodes were lowered to simpler kinds.") }
    return findings
  }

  /// Fails the test if there is anything in ``lint``.
  public func expectNoLint(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let findings = lint
    guard !findings.isEmpty else { return }
    report(
      """
      This frame would trouble some user:

      \(findings.map { "  • \($0)" }.joined(separator: "\n"))

      On screen:

      \(shortened(outline))
      """, CallSite(fileID, filePath, line, column))
  }
}
