import ViewTree

extension Layouter {
  /// Columns as wide as their widest cell, and all as narrow as it takes to fit.
  func grid(_ grid: GridElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let children = node.layoutChildren
    let cells: [[Node]]
    if let columns = grid.columns, columns > 0 {
      cells = stride(from: 0, to: children.count, by: columns).map {
        Array(children[$0..<min($0 + columns, children.count)])
      }
    } else {
      cells = children.map { row in
        if case .stack(let stack) = row.content.element, stack.axis == .horizontal {
          return row.layoutChildren
        }
        return [row]
      }
    }
    let count = cells.lazy.map(\.count).max() ?? 0
    guard count > 0 else { return .empty }
    let gap = grid.spacing?.columns ?? 2
    let room = max(count, space.width - gap * (count - 1))
    let natural = (0..<count).map { column in
      cells.lazy.compactMap {
        $0.indices.contains(column)
          ? block($0[column], Space(width: space.width), context).width : nil
      }.max() ?? 0
    }
    let widths = fit(natural, into: room)
    let rows = cells.map { row in
      Block.row(
        row.enumerated().map { column, cell in
          block(cell, Space(width: max(1, widths[column])), context)
            .aligned(.start, in: widths[column])
        }, alignment: .top, spacing: gap)
    }
    let all = Block.column(
      rows, alignment: .start, spacing: grid.spacing?.rows ?? 0, width: nil)
    return all.aligned(.start, in: min(space.width, all.width))
  }

  /// Takes room from the widest columns until all fit.
  private func fit(_ widths: [Int], into room: Int) -> [Int] {
    var widths = widths
    var excess = widths.reduce(0, +) - room
    while excess > 0, let widest = widths.max(), widest > 1 {
      let next = widths.filter { $0 < widest }.max() ?? 1
      let many = widths.count { $0 == widest }
      let cut = max(1, min(widest - max(1, next), excess / many))
      for index in widths.indices where widths[index] == widest && excess > 0 {
        widths[index] -= cut
        excess -= cut
      }
    }
    return widths
  }

  /// The names of all pages, the chosen one marked, over the chosen page.
  func tabs(_ tabs: TabsElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    var bar = Line()
    for (index, tab) in tabs.tabs.enumerated() {
      let isChosen = index == tabs.selection
      if index > 0 { bar.draw(" \(glyphs.light.vertical) ") }
      var style: CellStyle = isChosen ? [.bold, .control] : .control
      if isChosen, user.isFocused(node) { style.insert(.focus) }
      style.formUnion(context.style)
      if isChosen { bar.draw("\(glyphs.chosen) ", style: style, part: index + 1) }
      bar.append(tab.label.plain, style: style, part: index + 1)
      if let badge = tab.badge {
        bar.draw(" ", style: style, part: index + 1)
        bar.append("(\(badge))", style: style, part: index + 1)
      }
    }
    var rest = space
    rest.height = space.height.map { max(0, $0 - 2) }
    let page = column(
      node.visibleLayoutChildren, rest,
      context, alignment: .start, spacing: 0)
    let lines =
      [bar.truncated(to: space.width, glyphs.ellipsis), glyphs.light.rule(space.width)] + page.lines
    return Block(lines: lines, width: space.width)
  }

  func disclosure(
    _ disclosure: DisclosureElement, _ node: Node, _ space: Space, _ context: Context
  ) -> Block {
    let mark = disclosure.isExpanded ? glyphs.down : glyphs.forward
    let style = context.style.union(user.isFocused(node) ? [.control, .focus] : .control)
    var line = Line(signs: "\(mark) ", style: style)
    line.append(disclosure.label.plain, style: style)
    let inner = column(
      node.visibleLayoutChildren,
      Space(width: max(1, space.width - 2)), context, alignment: .start, spacing: 0)
    return Block(
      lines: [line.truncated(to: space.width, glyphs.ellipsis)]
        + inner.padded(top: 0, bottom: 0, start: 2, end: 0).lines)
  }
}
