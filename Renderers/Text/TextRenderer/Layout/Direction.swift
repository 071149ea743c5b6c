import ViewTree

extension CellStyle {
  mutating func set(_ member: CellStyle, _ isSet: Bool) {
    if isSet { insert(member) } else { remove(member) }
  }

  /// How the letters of a text run: nothing where all of them run from left to right, as in most
  /// texts.
  ///
  /// A text with letters that run from right to left reads so if it begins with one, or if the
  /// screen around it does.
  static func direction(of text: some StringProtocol, in style: CellStyle) -> CellStyle {
    // NB: Hebrew, the first of these scripts, begins with the byte D6.
    guard style.direction == [], text.utf8.contains(where: { $0 >= 0xD6 }) else {
      return []
    }
    var first: CellStyle = []
    for scalar in text.unicodeScalars {
      if scalar.isRightToLeft {
        return style.contains(.startsRight) || first == [] ? .rightToLeft : first
      }
      if first == [], scalar.properties.isAlphabetic { first = .leftToRight }
    }
    return []
  }
}

extension Unicode.Scalar {
  /// Whether it is of a script that runs from right to left (the blocks that Unicode reserves for
  /// such scripts).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.generalCategory != .format && !properties.numericType.isNumber
    default: false
    }
  }
}

extension Unicode.NumericType? {
  fileprivate var isNumber: Bool { self != nil }
}

extension ArraySlice<Cell> {
  /// Marks what must be kept together within a text that reads from right to left: paths, addresses
  /// and names with signs in them, in other letters, with the spaces between words of one.
  ///
  /// Words and numbers alone need no help.
  mutating func isolateLeftToRight() {
    var run: Range<Int>?
    func close(_ cells: inout Self) {
      guard var range = run else { return }
      run = nil
      // What ends a sentence belongs to the text around.
      while let last = range.last, Self.sentenceEnds.contains(cells[last].text) {
        range = range.lowerBound..<last
      }
      guard range.contains(where: { !cells[$0].isWordOrSpace }) else { return }
      for index in range { cells[index].style.insert(.leftToRight) }
    }
    var word = startIndex
    while word < endIndex {
      let end = self[word...].firstIndex { $0.text == " " } ?? endIndex
      let scalars = self[word..<end].lazy.flatMap { $0.text.unicodeScalars }
      if scalars.contains(where: \.isRightToLeft) {
        close(&self)
      } else if scalars.contains(where: \.properties.isAlphabetic) {
        run = (run?.lowerBound ?? word)..<end
      } else if let begun = run, scalars.contains(where: { $0.properties.numericType != nil }) {
        run = begun.lowerBound..<end
      }
      word = end == endIndex ? endIndex : index(after: end)
    }
    close(&self)
  }

  private static var sentenceEnds: Set<String> { [".", ",", ";", ":", "!", "?", ")", "\"", "…"] }
}

extension Cell {
  fileprivate var isWordOrSpace: Bool {
    text == " "
      || text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }
}

extension Line {
  /// The line as one text, made of several.
  var joined: Line {
    var copy = self
    for index in copy.cells.indices { copy.cells[index].joint = index == 0 ? .text : .more }
    return copy
  }

  /// The line where lines start on the right: its pieces in reverse order, signs as in a mirror,
  /// texts as they are.
  var mirrored: Line {
    var pieces: [ArraySlice<Cell>] = []
    var start = 0
    while start < cells.count {
      var end = start + 1
      if cells[start].joint != .sign {
        while end < cells.count, cells[end].joint == .more { end += 1 }
      }
      pieces.append(cells[start..<end])
      start = end
    }
    var result = Line()
    for piece in pieces.reversed() {
      for var cell in piece {
        if cell.joint == .sign { cell.text = Self.mirrorImages[cell.text] ?? cell.text }
        result.append(cell)
      }
    }
    return result
  }

  private static let mirrorImages: [String: String] = {
    let pairs = [
      ("╭", "╮"), ("╰", "╯"), ("├", "┤"), ("┏", "┓"), ("┗", "┛"), ("┣", "┫"), ("[", "]"),
      ("(", ")"), ("<", ">"), ("❱", "❰"), ("‹", "›"), ("▸", "◂"), ("▌", "▐"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()
}

extension Block {
  var mirrored: Block { Block(lines: lines.map(\.mirrored), width: width) }
}
