import TextRenderer
import ViewTree

extension TerminalRenderer {
  /// What the terminal should show now.
  ///
  /// Lists that want other rows than are mounted ask for them first, so that no frame has gaps.
  func frame() -> Grid {
    settle()
    // A second round, since rows may be taller than thought; a third one would show no more.
    for _ in 0..<3 {
      lay()
      if reveals { reveal() }
      guard askForRows() else { break }
    }
    var grid = grid(of: layout)
    drawMessage(on: &grid)
    return grid
  }

  /// Lays out what several keys that came at once have changed, for what asks where something is.
  func layIfStale() {
    if laid != text.revision { lay() }
  }

  private func lay() {
    laid = text.revision
    let record = LayoutRecord(fillsPages: true)
    layout = text.draw(width: width, height: height, glyphs: glyphs, record: record)
    extents = record.extents
    for (id, extent) in extents {
      guard let offset = text.user.scroll[id], offset > extent.limit else { continue }
      text.user.scroll[id] = extent.limit
    }
  }

  /// Asks virtual lists for the rows in sight with as many before and behind, where some of those in
  /// sight, or the next, aren't mounted. Returns whether it did.
  private func askForRows() -> Bool {
    guard let events else { return false }
    var asked = false
    for (id, extent) in extents {
      guard let handle = text.handles[id], case .list(let list) = handle.content.element,
        let window = list.window
      else { continue }
      let page = max(extent.page, height)
      let count = handle.children.count { $0.content.element.kind.outlet == .content }
      let near =
        max(
          0, extent.offset - page / 2)..<min(
          window.total, extent.offset + page + page / 2)
      guard !near.isEmpty, near.lowerBound < window.start || near.upperBound > window.start + count
      else { continue }
      let wanted =
        max(
          0, extent.offset - 2 * page)..<min(
          window.total, extent.offset + 3 * page)
      events(Event(id, .show(wanted)))
      asked = true
    }
    return asked
  }

  private func grid(of layout: Layout) -> Grid {
    var grid = Grid(width: width, height: height)
    var pens: [CellStyle: Pen] = [:]
    for (line, row) in layout.block.lines.prefix(height).enumerated() {
      var column = 0
      for cell in row.cells {
        guard column + cell.width <= width else { break }
        if cell.style.contains(.caret), !cell.style.contains(.covered), grid.cursor == nil {
          grid.cursor = Grid.Place(column: column, line: line)
        }
        let pen: Pen
        if let known = pens[cell.style] {
          pen = known
        } else {
          pen = palette.pen(cell.style)
          pens[cell.style] = pen
        }
        var drawn = Grid.Cell(text: cell.text, width: cell.width, pen: pen)
        if cell.part > 0 { drawn.pen.link = link(of: cell) }
        grid.put(drawn, column: column, line: line)
        column += cell.width
      }
    }
    return grid
  }

  /// The address that a part of a text leads to.
  private func link(of cell: Cell) -> String? {
    guard let handle = text.handles[NodeID(rawValue: cell.owner)],
      case .text(let element) = handle.content.element,
      element.text.runs.indices.contains(Int(cell.part) - 1)
    else { return nil }
    return element.text.runs[Int(cell.part) - 1].style.link
  }

  /// Scrolls as little as it takes to show what has the keyboard.
  private func reveal() {
    reveals = false
    guard let focus = text.user.focus else { return }
    if let handle = text.handles[focus], case .list(let list) = handle.content.element {
      revealRow(of: handle, list)
    }
    guard let node = node(focus) else { return }
    // What scrolls within something that scrolls is laid out only once that is in sight.
    for ancestor in ancestors(of: focus).reversed() {
      let record = LayoutRecord(wanted: node, fillsPages: true)
      layout = text.draw(width: width, height: height, glyphs: glyphs, record: record)
      guard let extent = record.extents[ancestor.id], let first = record.offsets[ancestor.id],
        ancestor.id != focus
      else { continue }
      let isList = ancestor.content.element.kind == .list
      let last = record.ends[ancestor.id] ?? (first - extent.page + 1)
      if first < extent.offset {
        text.user.scroll[ancestor.id] = first
      } else if isList ? first >= extent.offset + extent.page : last > extent.offset {
        // A list is scrolled by whole rows, and the last one may be cut.
        text.user.scroll[ancestor.id] = min(first, isList ? last + 1 : last)
      }
    }
    lay()
  }

  private func revealRow(of handle: Handle, _ list: ListElement) {
    guard let row = text.user.row(of: handle.id, list), let extent = extents[handle.id]
    else { return }
    if row < extent.offset {
      text.user.scroll[handle.id] = row
    } else if row >= extent.offset + extent.page, extent.page > 0 {
      text.user.scroll[handle.id] = row - extent.page + 1
    }
    lay()
  }

  /// A node's handle and those around it, the innermost first.
  func ancestors(of id: NodeID) -> [Handle] {
    var result: [Handle] = []
    var next = text.handles[id]
    while let handle = next {
      result.append(handle)
      next = handle.parent
    }
    return result
  }
}
