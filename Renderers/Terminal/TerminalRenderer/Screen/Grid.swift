/// A screen full of cells, and where the cursor is: what a terminal shows.
struct Grid: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var text: String
    /// 1 or 2; 0 for the second half of a wide cell.
    var width: Int
    var pen: Pen

    static let blank = Cell(text: " ", width: 1, pen: .plain)

    var isBlank: Bool { self == .blank }
  }

  struct Place: Hashable, Sendable {
    var column: Int
    var line: Int
  }

  let width: Int
  let height: Int
  var cells: [Cell]
  /// Where the cursor is, or `nil` where it is hidden.
  var cursor: Place?

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  subscript(column: Int, line: Int) -> Cell {
    get { cells[line * width + column] }
    set { cells[line * width + column] = newValue }
  }

  /// Puts a cell somewhere, with its second half if it is wide. Half of one that it covers in part
  /// becomes a blank, as on a terminal.
  mutating func put(_ cell: Cell, column: Int, line: Int) {
    guard column >= 0, column + cell.width <= width, line >= 0, line < height, cell.width > 0 else {
      return
    }
    if self[column, line].width == 0 { self[column - 1, line] = .blank }
    let end = column + cell.width
    if end < width, self[end, line].width == 0 { self[end, line] = .blank }
    self[column, line] = cell
    if cell.width == 2 { self[column + 1, line] = Cell(text: "", width: 0, pen: cell.pen) }
  }

  /// The text of a line, without trailing blanks.
  func text(line: Int) -> String {
    var text = ""
    for column in 0..<width { text += self[column, line].text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All lines.
  var text: String {
    (0..<height).map { text(line: $0) }.joined(separator: "\n")
  }
}
