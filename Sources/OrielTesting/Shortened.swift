/// A text as a failure shows it: without the middle of endless lines, and without endless lines.
func shortened(_ text: String, lines limit: Int = 200, width: Int = 500) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var shown = lines.prefix(limit).map { line in
    // NB: Counting characters walks through all of them, and one line may be megabytes.
    guard line.utf8.count > width,
      let end = line.index(
        line.startIndex, offsetBy: width, limitedBy: line.endIndex), end < line.endIndex
    else { return String(line) }
    return "\(line[..<end])… (\(line.utf8.count) bytes in all)"
  }
  if lines.count > limit { shown.append("… and \(lines.count - limit) more lines") }
  return shown.joined(separator: "\n")
}
