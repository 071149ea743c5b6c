/// One grapheme of a drawn screen.
package struct Cell: Hashable {
  package var text: String
  /// 1 or 2: a wide grapheme is one cell value that takes two columns.
  package var width: Int
  package var style: CellStyle
  /// Which part of its owner it belongs to, counted from 1, or 0: a character of a field, a button of
  /// an alert, an option, a tab, a row, a link.
  package var part: Int32 = 0
  /// The innermost node that drew it, or 0.
  package var owner: UInt64 = 0
  var joint = Joint.sign

  /// How a cell hangs together with the one before it, which matters where the screen is mirrored.
  enum Joint: UInt8 {
    /// Drawn: mirrored by itself.
    case sign
    /// The first of a text, whose letters keep their order.
    case text
    /// More of the text before it.
    case more
  }

  static let blank = Cell(text: " ", width: 1, style: [])
}

/// Cells side by side.
package struct Line: Hashable {
  package var cells: [Cell] = []
  package private(set) var width = 0

  init() {}

  init(_ text: some StringProtocol, style: CellStyle = []) {
    append(text, style: style)
  }

  init(signs: String, style: CellStyle = []) {
    draw(signs, style: style)
  }

  static func blank(_ width: Int) -> Line {
    var line = Line()
    line.pad(to: width)
    return line
  }

  mutating func append(_ cell: Cell) {
    cells.append(cell)
    width += cell.width
  }

  mutating func append(_ line: Line) {
    cells += line.cells
    width += line.width
  }

  /// Adds signs of the drawing, each of which stands for itself.
  mutating func draw(_ signs: String, style: CellStyle = [], part: Int = 0) {
    let part = Int32(clamping: part)
    for sign in signs {
      let width = max(1, CellWidth.of(sign))
      append(Cell(text: String(sign), width: width, style: style, part: part))
    }
  }

  /// Adds text as one part of its owner.
  mutating func append(_ text: some StringProtocol, style: CellStyle, part: Int) {
    let start = cells.count
    append(text, style: style)
    for index in start..<cells.count { cells[index].part = Int32(clamping: part) }
  }

  /// Adds text as it can be shown: a tab as spaces to the next stop of four, a control character as
  /// its picture, a grapheme without a width of its own with the one before it.
  mutating func append(_ text: some StringProtocol, style plain: CellStyle = []) {
    let style = plain.union(.direction(of: text, in: plain))
    let start = cells.count
    defer {
      if start < cells.count { cells[start].joint = .text }
      if style.contains(.rightToLeft) { cells[start...].isolateLeftToRight() }
    }
    for character in text {
      if character == "\t" {
        for _ in 0..<(4 - width % 4) {
          append(Cell(text: " ", width: 1, style: style, joint: .more))
        }
        continue
      }
      let shown = Self.shown(character)
      let size = CellWidth.of(shown)
      if size == 0 {
        // A mark without a base gets the dotted circle, as in a printed character table.
        if cells.isEmpty {
          if shown.isVisibleMark {
            append(Cell(text: "\u{25CC}\(shown)", width: 1, style: style, joint: .more))
          }
        } else {
          cells[cells.count - 1].text.append(shown)
        }
      } else {
        append(Cell(text: String(shown), width: size, style: style, joint: .more))
      }
    }
  }

  func styled(_ style: CellStyle) -> Line {
    var copy = self
    for index in copy.cells.indices { copy.cells[index].style.insert(style) }
    return copy
  }

  mutating func pad(to target: Int) {
    while width < target { append(.blank) }
  }

  /// The part from one column to another: exactly as wide as asked, with a blank where an edge
  /// would split a wide grapheme.
  func slice(from start: Int, width count: Int) -> Line {
    var result = Line()
    var column = 0
    for cell in cells where result.width < count {
      let end = column + cell.width
      if column >= start, result.width + cell.width <= count {
        result.append(cell)
        if result.cells.count == 1, cell.joint == .more { result.cells[0].joint = .text }
      } else if end > start {
        result.append(.blank)
      }
      column = end
    }
    result.pad(to: count)
    return result
  }

  /// Cut to a width, with an ellipsis where something was lost.
  func truncated(to limit: Int, _ ellipsis: String) -> Line {
    guard width > limit else { return self }
    guard limit > 0 else { return Line() }
    var result = Line()
    for cell in cells {
      guard result.width + cell.width <= limit - 1 else { break }
      result.append(cell)
    }
    result.append(
      Cell(
        text: ellipsis, width: 1, style: cells[0].style, owner: cells[0].owner,
        joint: result.cells.isEmpty ? .text : .more))
    return result
  }

  private static func shown(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return character == "\r\n" ? "␍" : character
    }
    switch scalar.value {
    case 0..<32: return Character(Unicode.Scalar(0x2400 + scalar.value)!)
    case 127: return "␡"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200B...0x200C, 0xFEFF: return "\u{FFFD}"
    default: return character
    }
  }
}

extension Character {
  /// Whether it is a combining mark, and not one of the characters that nobody ever sees.
  fileprivate var isVisibleMark: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark:
        !scalar.properties.isVariationSelector && !scalar.properties.isDefaultIgnorableCodePoint
      default: false
      }
    }
  }
}
