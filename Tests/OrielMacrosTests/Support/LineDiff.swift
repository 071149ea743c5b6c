/// The lines of two texts as one list: ` ` in both, `-` only expected, `+` only actual.
func lineDiff(expected: String, actual: String) -> [String] {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if removed.contains(i) {
      lines.append("- \(old[i])")
      i += 1
    } else if inserted.contains(j) {
      lines.append("+ \(new[j])")
      j += 1
    } else {
      lines.append("  \(old[i])")
      i += 1
      j += 1
    }
  }
  return lines
}

/// A headline, the difference line by line, then both texts complete, ready to copy into a test.
func describeMismatch(_ headline: String, expected: String, actual: String) -> String {
  """
  \(headline) ('-' expected, '+' actual)

  \(lineDiff(expected: expected, actual: actual).joined(separator: "\n"))

  Expected, complete:
  \(expected.isEmpty ? "(nothing)" : expected)

  Actual, complete:
  \(actual.isEmpty ? "(nothing)" : actual)
  """
}
