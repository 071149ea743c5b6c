/// One grapheme of a drawn screen.
struct Cell: Hashable {
  var text: String
  /// 1 or 2: a wide grapheme is one cell value that takes two columns.
  var width: Int
  var style: CellStyle
  /// The innermost node that drew it, or 0.
  var owner: UInt64 = 0

  static let blank = Cell(text: " ", width: 1, style: [])
}

/// How a cell would look where there is more than plain text.
struct CellStyle: OptionSet, Hashable {
  let rawValue: Int

  static let bold = CellStyle(rawValue: 1)
  static let dim = CellStyle(rawValue: 2)
  static let italic = CellStyle(rawValue: 4)
  static let underline = CellStyle(rawValue: 8)
  static let accent = CellStyle(rawValue: 16)
  static let error = CellStyle(rawValue: 32)
  /// Text that reads from right to left: printed in its logical order between direction marks.
  static let rightToLeft = CellStyle(rawValue: 64)
}

/// Cells side by side.
struct Line: Hashable {
  var cells: [Cell] = []
  private(set) var width = 0

  init() {}

  init(_ text: some StringProtocol, style: CellStyle = []) {
    append(text, style: style)
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

  /// Adds text as it can be shown: a tab as spaces to the next stop of four, a control character as
  /// its picture, a grapheme without a width of its own with the one before it.
  mutating func append(_ text: some StringProtocol, style: CellStyle = []) {
    for character in text {
      if character == "\t" {
        for _ in 0..<(4 - width % 4) { append(Cell(text: " ", width: 1, style: style)) }
        continue
      }
      let shown = Self.shown(character)
      let size = CellWidth.of(shown)
      if size == 0 {
        // A mark without a base gets the dotted circle, as in a printed character table.
        if cells.isEmpty {
          if shown.isVisibleMark { append(Cell(text: "\u{25CC}\(shown)", width: 1, style: style)) }
        } else {
          cells[cells.count - 1].text.append(shown)
        }
      } else {
        append(Cell(text: String(shown), width: size, style: style))
      }
    }
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
    result.append(Cell(text: ellipsis, width: 1, style: cells[0].style, owner: cells[0].owner))
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
