/// A line of a diff, without its mark.
struct DiffLine {
  enum Side { case both, first, second }

  var side: Side
  var text: String
}

extension [DiffLine] {
  func indented() -> [DiffLine] {
    map { DiffLine(side: $0.side, text: $0.text.isEmpty ? "" : "  \($0.text)") }
  }

  /// Ends a part that another follows: a comma for each side that the last lines belong to.
  mutating func endWithComma() {
    guard let last = indices.last else { return }
    self[last].text += ","
    guard self[last].side == .second else { return }
    // A replaced part: its old lines end right before the new ones begin.
    if let old = lastIndex(where: { $0.side != .second }), self[old].side == .first {
      self[old].text += ","
    }
  }
}
