/// Writes what turns the screen that a terminal shows into another one.
///
/// ```
/// old, new ──▶ hide cursor · for each run of changed cells: go there, pen, text · show cursor
/// ```
///
/// Only cells that changed are written, and nothing is cleared before it is drawn. A frame is put
/// between the marks of synchronised output, so that a terminal that knows them shows it at once.
struct GridDifference {
  private(set) var bytes: [UInt8] = []
  private var pen = Pen.plain
  /// Where the cursor is, or `nil` where only the terminal knows.
  private var place: Grid.Place?
  private let old: Grid?
  private let new: Grid

  /// The bytes from one screen to the next; `nil` for a screen of which nothing is known.
  ///
  /// - Complexity: O(cells), with output for those that differ.
  static func bytes(from old: Grid?, to new: Grid) -> [UInt8] {
    let known = old.flatMap { $0.width == new.width && $0.height == new.height ? $0 : nil }
    if let known, known.cells == new.cells {
      return known.cursor == new.cursor ? [] : cursorMove(from: known.cursor, to: new.cursor)
    }
    var difference = GridDifference(old: known, new: new)
    difference.write("\u{1B}[?2026h")
    if known == nil { difference.write("\u{1B}[m") }
    if known == nil || known?.cursor != nil { difference.write("\u{1B}[?25l") }
    for line in 0..<new.height { difference.writeLine(line) }
    difference.set(.plain)
    if let cursor = new.cursor {
      difference.move(to: cursor)
      difference.write("\u{1B}[?25h")
    }
    difference.write("\u{1B}[?2026l")
    return difference.bytes
  }

  private init(old: Grid?, new: Grid) {
    self.old = old
    self.new = new
  }

  private static func cursorMove(from old: Grid.Place?, to new: Grid.Place?) -> [UInt8] {
    guard let new else { return Array("\u{1B}[?25l".utf8) }
    let show = old == nil ? "\u{1B}[?25h" : ""
    return Array("\u{1B}[\(new.line + 1);\(new.column + 1)H\(show)".utf8)
  }

  private func isSame(_ column: Int, _ line: Int) -> Bool {
    old.map { $0[column, line] == new[column, line] } ?? false
  }

  private mutating func writeLine(_ line: Int) {
    var blankFrom = new.width
    while blankFrom > 0, new[blankFrom - 1, line].isBlank { blankFrom -= 1 }
    var column = 0
    while column < new.width {
      if isSame(column, line) {
        column += 1
        continue
      }
      if column >= blankFrom, changes(from: column, line) > 4 { return erase(from: column, line) }
      // The second half of a wide cell is written by its first.
      if new[column, line].width == 0, column > 0 { column -= 1 }
      column = writeRun(from: column, line)
    }
  }

  private func changes(from column: Int, _ line: Int) -> Int {
    (column..<new.width).count { !isSame($0, line) }
  }

  private mutating func erase(from column: Int, _ line: Int) {
    move(to: Grid.Place(column: column, line: line))
    set(.plain)
    write("\u{1B}[K")
  }

  /// Writes cells up to where nothing changes for a while. Returns where it stopped.
  private mutating func writeRun(from start: Int, _ line: Int) -> Int {
    var column = start
    while column < new.width {
      let cell = new[column, line]
      if isSame(column, line), cell.width == 1, gap(at: column, line, cell.pen) > 4 {
        return column
      }
      put(cell, at: Grid.Place(column: column, line: line))
      column += max(1, cell.width)
    }
    return column
  }

  /// How many cells from here are the same, where it isn't worth it to write them again.
  private func gap(at column: Int, _ line: Int, _ pen: Pen) -> Int {
    var end = column
    while end < new.width, isSame(end, line) {
      if new[end, line].pen != pen { return .max }
      end += 1
    }
    return end == new.width || pen != self.pen ? .max : end - column
  }

  private mutating func put(_ cell: Grid.Cell, at target: Grid.Place) {
    move(to: target)
    set(cell.pen)
    write(cell.text)
    let next = target.column + cell.width
    // Behind the last column, and behind what terminals disagree about, the cursor is anywhere.
    let isSure = next < new.width && cell.text.unicodeScalars.count == 1
    place = isSure ? Grid.Place(column: next, line: target.line) : nil
  }

  private mutating func move(to target: Grid.Place) {
    guard place != target else { return }
    if let place, place.line == target.line, place.column < target.column {
      let count = target.column - place.column
      write(count == 1 ? "\u{1B}[C" : "\u{1B}[\(count)C")
    } else if target.column == 0 {
      write(target.line == 0 ? "\u{1B}[H" : "\u{1B}[\(target.line + 1)H")
    } else {
      write("\u{1B}[\(target.line + 1);\(target.column + 1)H")
    }
    place = target
  }

  private mutating func set(_ wanted: Pen) {
    guard wanted != pen else { return }
    if wanted.link != pen.link { write(TerminalSequence.link(wanted.link)) }
    if wanted.withoutLink != pen.withoutLink {
      write("\u{1B}[\(Pen.change(from: pen, to: wanted))m")
    }
    pen = wanted
  }

  private mutating func write(_ text: String) {
    bytes += text.utf8
  }
}
