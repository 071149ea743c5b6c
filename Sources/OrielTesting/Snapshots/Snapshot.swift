/// What is compared, and how a difference is told.
struct Snapshot {
  let subject: String
  let call: String

  /// The whole failure, or `nil` where both are equal.
  func failure(_ actual: String, _ expected: String?, _ place: String) -> String? {
    guard actual != expected else { return nil }
    let accept = "To accept it, run the test with ORIEL_RECORD=1: \(place)."
    guard let expected else {
      return """
        There is no \(subject) to compare with yet. It is:

        \(indented(actual, "  "))

        \(accept)
        """
    }
    return """
      The \(subject) is not what was expected.

      Expected:

      \(indented(expected, "  "))

      Actual:

      \(indented(actual, "  "))

      Changed lines (- expected, + actual):

      \(changes(from: expected, to: actual))

      \(accept)
      """
  }

  /// The lines that differ, in order, with the number of the line in the newer text or, for one that
  /// is gone, in the older.
  private func changes(from old: String, to new: String) -> String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: [Int: Substring] = [:]
    var inserted: [Int: Substring] = [:]
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var result: [String] = []
    var i = 0
    var j = 0
    while i < before.count || j < after.count {
      if let line = removed[i] {
        result.append("  \(i + 1) - \(line)")
        i += 1
      } else if let line = inserted[j] {
        result.append("  \(j + 1) + \(line)")
        j += 1
      } else {
        i += 1
        j += 1
      }
    }
    return result.joined(separator: "\n")
  }
}

func indented(_ text: String, _ indent: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
}
