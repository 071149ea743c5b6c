import ViewTree

extension Line {
  /// The line as text, each run of one style through `decorate`, and what has letters that run from
  /// right to left between marks.
  ///
  /// Letters stay in their logical order. An isolate keeps them from reordering the drawing around
  /// them, another keeps a path within them in its own direction, and a mark at the start keeps the
  /// line itself reading from left to right.
  func printed(_ decorate: (CellStyle, String) -> String) -> String {
    var result = ""
    var isMarked = false
    var index = 0
    while index < cells.count {
      let outer = cells[index].style.direction
      guard outer != [] else {
        result += run(from: &index, in: outer, decorate)
        continue
      }
      isMarked = true
      guard outer.contains(.rightToLeft) else {
        result += "\u{2066}" + run(from: &index, in: outer, decorate) + "\u{2069}"
        continue
      }
      // NB: One isolate around all of it: two side by side would be laid out from left to right.
      result += "\u{2067}"
      repeat {
        let inner = cells[index].style.direction
        let text = run(from: &index, in: inner, decorate)
        result += inner == .directions ? "\u{2066}\(text)\u{2069}" : text
      } while index < cells.count && cells[index].joint == .more
        && cells[index].style.contains(.rightToLeft)
      result += "\u{2069}"
    }
    return isMarked ? "\u{200E}" + result : result
  }

  /// The cells from an index on that run in one direction, as text. What belongs to one text is not
  /// joined with the next one.
  private func run(
    from index: inout Int, in direction: CellStyle, _ decorate: (CellStyle, String) -> String
  ) -> String {
    var result = ""
    let start = index
    func goesOn() -> Bool {
      guard index < cells.count else { return false }
      let cell = cells[index]
      guard cell.style.direction == direction else { return false }
      return index == start || direction == [] || cell.joint == .more
    }
    while goesOn() {
      // What text can't show doesn't divide it.
      let style = cells[index].style
      var text = ""
      while goesOn(), cells[index].style.looks(like: style) {
        text += cells[index].text
        index += 1
      }
      result += decorate(style, text)
    }
    return result
  }
}

extension CellStyle {
  private static let all: [(style: CellStyle, code: Int, name: String)] = [
    (.bold, 1, "bold"), (.dim, 2, "dim"), (.italic, 3, "italic"), (.underline, 4, "underline"),
    (.struck, 9, "struck"), (.accent, 34, "accent"), (.error, 31, "error"),
  ]

  /// Whether marked text and escape sequences are the same for both.
  func looks(like other: CellStyle) -> Bool {
    printed == other.printed && contains(.struck) == other.contains(.struck)
      && foreground == other.foreground && background == other.background
  }

  func ansi(_ text: String) -> String {
    let codes = Self.all.filter { contains($0.style) }.map { "\($0.code)" }
    return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  func marked(_ text: String) -> String {
    guard text.contains(where: { $0 != " " }) else { return text }
    var names = Self.all.filter { contains($0.style) }.map(\.name)
    if let color = foreground.role?.name, !names.contains(color) { names.append(color) }
    if let color = background.role?.name { names.append("on-\(color)") }
    guard !names.isEmpty else { return text }
    let mark = names.joined(separator: " ")
    return "<\(mark)>\(text)</\(mark)>"
  }
}

extension ColorRole {
  fileprivate var name: String {
    if case .rgba = self { "coloured" } else { "\(self)" }
  }
}
