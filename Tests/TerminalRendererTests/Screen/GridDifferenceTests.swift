import Testing

@testable import TerminalRenderer

struct GridDifferenceTests {
  static let letters = ["a", "b", " ", " ", "é", "한", "中", "👩‍👩‍👧", "e\u{301}", "─"]
  static let pens: [Pen] = [
    .plain, .plain, Pen(foreground: .indexed(4)), Pen(background: .rgb(1, 2, 3), attributes: .bold),
    Pen(foreground: .indexed(200), attributes: [.dim, .italic]),
    Pen(attributes: [.reverse, .struck]),
    Pen(foreground: .indexed(12), background: .indexed(9), attributes: [.bold, .underline]),
  ]

  static func change(_ grid: inout Grid, _ random: inout SeededNumbers) {
    guard grid.width > 0, grid.height > 0 else { return }
    for _ in 0..<Int.random(in: 0...(grid.width * grid.height), using: &random) {
      let text = letters.randomElement(using: &random) ?? " "
      let cell = Grid.Cell(
        text: text, width: VirtualTerminal.width(of: text),
        pen: pens.randomElement(using: &random) ?? .plain)
      grid.put(
        cell, column: Int.random(in: 0..<grid.width, using: &random),
        line: Int.random(in: 0..<grid.height, using: &random))
    }
    grid.cursor =
      Bool.random(using: &random)
      ? nil
      : Grid.Place(
        column: Int.random(in: 0..<grid.width, using: &random),
        line: Int.random(in: 0..<grid.height, using: &random))
  }

  @Test(arguments: UInt64(0)..<400)
  func whatIsWrittenTurnsOneScreenIntoTheOther(seed: UInt64) {
    var random = SeededNumbers(seed)
    let width = Int.random(in: 0...24, using: &random)
    let height = Int.random(in: 0...6, using: &random)
    var shown = Grid(width: width, height: height)
    var terminal = VirtualTerminal(shown)
    for round in 0..<6 {
      var next = shown
      Self.change(&next, &random)
      terminal.take(GridDifference.bytes(from: shown, to: next))
      #expect(terminal.grid == next, "seed \(seed), round \(round)")
      #expect(terminal.faults.isEmpty, "seed \(seed), round \(round)")
      #expect(!terminal.isSynchronized)
      shown = next
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func anUnknownScreenIsWrittenOver(seed: UInt64) {
    var random = SeededNumbers(seed)
    var rubbish = Grid(width: 12, height: 4)
    Self.change(&rubbish, &random)
    var wanted = Grid(width: 12, height: 4)
    Self.change(&wanted, &random)
    var terminal = VirtualTerminal(rubbish)
    terminal.take(GridDifference.bytes(from: nil, to: wanted))
    #expect(terminal.grid == wanted)
    #expect(terminal.faults.isEmpty)
  }

  private func grid(_ lines: String..., cursor: Grid.Place? = nil) -> Grid {
    var grid = Grid(width: lines[0].count, height: lines.count)
    for (y, line) in lines.enumerated() {
      for (x, character) in line.enumerated() {
        grid.put(Grid.Cell(text: String(character), width: 1, pen: .plain), column: x, line: y)
      }
    }
    grid.cursor = cursor
    return grid
  }

  private func written(_ old: Grid?, _ new: Grid) -> String {
    String(decoding: GridDifference.bytes(from: old, to: new), as: UTF8.self)
      .replacing("\u{1B}", with: "^")
  }

  @Test
  func nothingIsWrittenWhereNothingChanged() {
    let grid = grid("abc", "def", cursor: Grid.Place(column: 1, line: 1))
    #expect(written(grid, grid) == "")
  }

  @Test
  func aTypedLetterCostsAFewBytes() {
    let old = grid("name: ab      ", cursor: Grid.Place(column: 8, line: 0))
    let new = grid("name: abc     ", cursor: Grid.Place(column: 9, line: 0))
    #expect(written(old, new) == "^[?2026h^[?25l^[1;9Hc^[?25h^[?2026l")
  }

  @Test
  func onlyTheCursorMoves() {
    let old = grid("abc", "def", cursor: Grid.Place(column: 1, line: 1))
    var new = old
    new.cursor = Grid.Place(column: 2, line: 0)
    #expect(written(old, new) == "^[1;3H")
    new.cursor = nil
    #expect(written(old, new) == "^[?25l")
    #expect(written(new, old) == "^[2;2H^[?25h")
  }

  @Test
  func whatIsNearIsWrittenOverAndWhatIsFarIsSkipped() {
    #expect(written(grid("a b c"), grid("x b y")) == "^[?2026h^[Hx b y^[?2026l")
    #expect(written(grid("a bcdefgh i"), grid("x bcdefgh y")) == "^[?2026h^[Hx^[9Cy^[?2026l")
  }

  @Test
  func theRestOfALineIsErasedAtOnce() {
    #expect(
      written(grid("abcdefghij"), grid("ab        ")) == "^[?2026h^[1;3H^[K^[?2026l")
  }

  @Test
  func anotherSizeIsWrittenWhole() {
    #expect(written(grid("ab"), grid("abc")) == "^[?2026h^[m^[?25l^[Habc^[?2026l")
  }
}
