import ViewTree

/// What would trouble some user about a frame, whatever it looks like.
public struct TreeLint {
  /// Each finding in one sentence, in the order of reading.
  public let findings: [String]

  /// Looks through a tree, as it would be drawn at a width in cells.
  public init(_ tree: Node, width: Int = 60) {
    var findings: [String] = []
    let entries = ScreenIndex(tree).entries.filter { $0.obstacle != "is hidden" }
    for entry in entries
    where entry.part == nil && entry.name.isEmpty && entry.content.isFocusable {
      let place = entry.identifier.map { " with identifier \(quoted($0))" } ?? ""
      findings.append(
        "A \(entry.word)\(place) has no name: give it a label or an accessibilityLabel.")
    }
    var seen: [String: Int] = [:]
    for identifier in entries.compactMap(\.identifier) { seen[identifier, default: 0] += 1 }
    for (identifier, count) in seen.sorted(by: { $0.key < $1.key }) where count > 1 {
      findings.append("The identifier \(quoted(identifier)) is used \(count) times.")
    }
    let focused = entries.filter { $0.part == nil && $0.content.meaning.isFocused == true }
    if focused.count > 1 {
      let names = focused.map { "\($0.word) \(quoted($0.name))" }.joined(separator: " and ")
      findings.append("Keyboard focus is wanted in \(focused.count) places: \(names).")
    }
    let record = LayoutRecord()
    _ = Layout(tree, width: width, height: nil, user: UserState(), record: record)
    for text in record.cut {
      findings.append("The text \(quoted(text)) is cut off at a width of \(width) cells.")
    }
    self.findings = findings
  }
}
