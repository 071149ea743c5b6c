import ViewTree

/// A rectangle of cells: what one node looks like at the width that it was given.
package struct Block: Hashable {
  /// Every line is exactly this wide.
  package private(set) var width: Int
  package private(set) var lines: [Line]

  static let empty = Block(lines: [])

  init(lines: [Line], width: Int? = nil) {
    let width = width ?? lines.lazy.map(\.width).max() ?? 0
    self.width = width
    self.lines = lines.map { line in
      if line.width == width { return line }
      return line.width > width ? line.slice(from: 0, width: width) : line.padded(to: width)
    }
  }

  var height: Int { lines.count }

  /// The block in the middle, at the start or at the end of a wider one.
  func aligned(_ alignment: HorizontalAlignment, in target: Int) -> Block {
    let room = target - width
    guard room != 0 else { return self }
    guard room > 0 else { return Block(lines: lines, width: target) }
    let before =
      switch alignment {
      case .start: 0
      case .center: room / 2
      case .end: room
      }
    return Block(
      lines: lines.map { line in
        var result = Line.blank(before)
        result.append(line)
        return result
      }, width: target)
  }

  /// The block between blank lines, or cut, so that it has a height.
  func aligned(_ alignment: VerticalAlignment, height: Int) -> Block {
    let room = height - self.height
    guard room != 0 else { return self }
    guard room > 0 else { return Block(lines: Array(lines.prefix(height)), width: width) }
    let before =
      switch alignment {
      case .top, .firstTextBaseline: 0
      case .center: room / 2
      case .bottom, .lastTextBaseline: room
      }
    let blank = Line.blank(width)
    return Block(
      lines: Array(repeating: blank, count: before) + lines
        + Array(repeating: blank, count: room - before), width: width)
  }

  func padded(top: Int, bottom: Int, start: Int, end: Int) -> Block {
    guard top + bottom + start + end > 0 else { return self }
    let inner = lines.map { line in
      var result = Line.blank(start)
      result.append(line)
      return result
    }
    let blank = Line.blank(width + start + end)
    return Block(
      lines: Array(repeating: blank, count: top) + inner + Array(repeating: blank, count: bottom),
      width: width + start + end)
  }

  /// Blocks from top to bottom.
  static func column(_ blocks: [Block], alignment: HorizontalAlignment, spacing: Int, width: Int?)
    -> Block
  {
    let width = width ?? blocks.lazy.map(\.width).max() ?? 0
    var lines: [Line] = []
    for (index, block) in blocks.enumerated() {
      if index > 0 { lines += Array(repeating: .blank(width), count: spacing) }
      lines += block.aligned(alignment, in: width).lines
    }
    return Block(lines: lines, width: width)
  }

  /// Blocks from start to end.
  static func row(_ blocks: [Block], alignment: VerticalAlignment, spacing: Int) -> Block {
    let height = blocks.lazy.map(\.height).max() ?? 0
    let columns = blocks.map { $0.aligned(alignment, height: height) }
    let lines = (0..<height).map { y in
      var line = Line()
      for (index, block) in columns.enumerated() {
        if index > 0 { line.pad(to: line.width + spacing) }
        line.append(block.lines[y])
      }
      return line
    }
    return Block(lines: lines)
  }

  /// Another block laid over this one, which must be large enough to show all of it.
  func overlaid(_ other: Block, x: Int, y: Int) -> Block {
    var result = lines
    for (offset, line) in other.lines.enumerated() where lines.indices.contains(y + offset) {
      let old = result[y + offset]
      var new = old.slice(from: 0, width: x)
      new.append(line)
      new.append(old.slice(from: x + line.width, width: max(0, width - x - line.width)))
      result[y + offset] = new.width == width ? new : new.slice(from: 0, width: width)
    }
    return Block(lines: result, width: width)
  }

  /// The block with a node as the owner of every cell that has none.
  func owned(by id: NodeID) -> Block {
    var copy = self
    for y in copy.lines.indices {
      for x in copy.lines[y].cells.indices where copy.lines[y].cells[x].owner == 0 {
        copy.lines[y].cells[x].owner = id.rawValue
      }
    }
    return copy
  }

  /// Where a node's first cell is.
  func place(of id: NodeID) -> (line: Int, column: Int)? {
    for (y, line) in lines.enumerated() {
      var column = 0
      for cell in line.cells {
        if cell.owner == id.rawValue { return (y, column) }
        column += cell.width
      }
    }
    return nil
  }

  /// The block as one part of its owner, where nothing in it belongs to another node.
  func part(_ number: Int) -> Block {
    var copy = self
    for y in copy.lines.indices {
      for x in copy.lines[y].cells.indices
      where copy.lines[y].cells[x].owner == 0 && copy.lines[y].cells[x].part == 0 {
        copy.lines[y].cells[x].part = Int32(clamping: number)
      }
    }
    return copy
  }

  /// The block on a colour, where nothing in it has one of its own.
  func backed(by color: CellColor) -> Block {
    var copy = self
    for y in copy.lines.indices {
      for x in copy.lines[y].cells.indices
      where copy.lines[y].cells[x].style.background == .none {
        copy.lines[y].cells[x].style.background = color
      }
    }
    return copy
  }

  func styled(_ style: CellStyle) -> Block {
    var copy = self
    for y in copy.lines.indices {
      for x in copy.lines[y].cells.indices { copy.lines[y].cells[x].style.insert(style) }
    }
    return copy
  }
}

extension Line {
  func padded(to width: Int) -> Line {
    var copy = self
    copy.pad(to: width)
    return copy
  }
}
