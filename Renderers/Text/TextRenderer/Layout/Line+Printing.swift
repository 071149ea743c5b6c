extension Line {
  /// The line as text, each run of one style through `decorate`, and what reads from right to left
  /// between marks.
  ///
  /// Letters stay in their logical order. An isolate keeps them from reordering the drawing around
  /// them, and a mark at the start keeps the line itself reading from left to right.
  func printed(_ decorate: (CellStyle, String) -> String) -> String {
    var result = ""
    var hasRightToLeft = false
    var index = 0
    while index < cells.count {
      // What text can't show doesn't divide it.
      let style = cells[index].style
      var text = ""
      while index < cells.count, cells[index].style.printed == style.printed {
        text += cells[index].text
        index += 1
      }
      if style.contains(.rightToLeft) {
        hasRightToLeft = true
        text = "\u{2067}\(text)\u{2069}"
      }
      result += decorate(style, text)
    }
    return hasRightToLeft ? "\u{200E}" + result : result
  }
}

extension CellStyle {
  private static let all: [(style: CellStyle, code: Int, name: String)] = [
    (.bold, 1, "bold"), (.dim, 2, "dim"), (.italic, 3, "italic"), (.underline, 4, "underline"),
    (.accent, 34, "accent"), (.error, 31, "error"),
  ]

  func ansi(_ text: String) -> String {
    let codes = Self.all.filter { contains($0.style) }.map { "\($0.code)" }
    return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  func marked(_ text: String) -> String {
    guard text.contains(where: { $0 != " " }) else { return text }
    let names = Self.all.filter { contains($0.style) }.map(\.name)
    guard !names.isEmpty else { return text }
    return "<\(names.joined(separator: " "))>\(text)</\(names.joined(separator: " "))>"
  }
}
