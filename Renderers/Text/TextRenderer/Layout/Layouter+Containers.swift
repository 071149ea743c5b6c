import ViewTree

extension Layouter {
  /// Rows in a box, with a line between them.
  func section(_ section: SectionElement, _ node: Node, _ space: Space, _ context: Context) -> Block
  {
    var lines: [Line] = []
    if let header = section.header, !header.runs.isEmpty {
      let style = context.style.union(.bold)
      lines += TextFlow.lines(of: header, width: space.width - 1, style: style, limit: nil).map(
        indented)
    }
    lines += rows(node.layoutChildren, space, context).lines
    if let footer = section.footer, !footer.runs.isEmpty {
      let style = context.style.union(.dim)
      lines += TextFlow.lines(of: footer, width: space.width - 1, style: style, limit: nil).map(
        indented)
    }
    return Block(lines: lines, width: space.width)
  }

  func list(_ node: Node, _ space: Space, _ context: Context) -> Block {
    let children = node.layoutChildren
    let hasSections = children.contains { $0.content.element.kind == .section }
    guard !hasSections else {
      return column(children, space, context, alignment: .start, spacing: 0)
    }
    var selected: Set<Int> = []
    if case .list(let list) = node.content.element { selected = list.selection }
    return rows(children, space, context, selected: selected)
  }

  /// Boxed fields touch each other; other rows get a line between them.
  private func rows(
    _ children: [Node], _ space: Space, _ context: Context, selected: Set<Int> = []
  ) -> Block {
    // Fields bring boxes of their own: a box around nothing but boxes says nothing.
    if !children.isEmpty, children.allSatisfy({ $0.content.element.kind == .textField }) {
      return column(children, Space(width: space.width), context, alignment: .start, spacing: 0)
    }
    let inner = max(1, space.width - 4)
    var lines: [Line] = []
    var separators: Set<Int> = []
    for (index, child) in children.enumerated() {
      if let height = space.height, lines.count + 2 >= height { break }
      let block = block(child, Space(width: inner), context)
      guard block.height > 0 else { continue }
      if !lines.isEmpty {
        let isBoxed = child.content.element.kind == .textField
        let wasBoxed = index > 0 && children[index - 1].content.element.kind == .textField
        if !(isBoxed && wasBoxed) {
          separators.insert(lines.count)
          lines.append(glyphs.light.rule(inner + 2))
        }
      }
      lines += block.lines.map { line in
        var row = Line(selected.contains(index) ? glyphs.knob : " ")
        row.append(line)
        row.pad(to: inner + 2)
        return row
      }
    }
    guard !lines.isEmpty else { return .empty }
    return glyphs.light.box(Block(lines: lines, width: inner + 2), separators: separators)
  }

  /// Columns as wide as their widest cell.
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
    let room = max(1, (space.width - gap * (count - 1)) / count)
    let blocks = cells.map { $0.map { block($0, Space(width: room), context) } }
    let widths = (0..<count).map { column in
      blocks.lazy.compactMap { $0.indices.contains(column) ? $0[column].width : nil }.max() ?? 0
    }
    let rows = blocks.map { row in
      Block.row(
        row.enumerated().map { $0.element.aligned(.start, in: widths[$0.offset]) },
        alignment: .top, spacing: gap)
    }
    return .column(
      rows, alignment: .start, spacing: grid.spacing?.rows ?? 0, width: nil
    ).aligned(.start, in: min(space.width, widths.reduce(gap * (count - 1), +)))
  }

  /// The names of all pages, the chosen one marked, over the chosen page.
  func tabs(_ tabs: TabsElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    var bar = Line()
    for (index, tab) in tabs.tabs.enumerated() {
      let isChosen = index == tabs.selection
      if index > 0 { bar.append(" \(glyphs.light.vertical) ") }
      let badge = tab.badge.map { " (\($0))" } ?? ""
      bar.append(
        "\(isChosen ? glyphs.knob + " " : "")\(tab.label.plain)\(badge)",
        style: isChosen ? .bold : [])
    }
    var rest = space
    rest.height = space.height.map { max(0, $0 - 2) }
    let page = column(
      node.visibleLayoutChildren, rest,
      context, alignment: .start, spacing: 0)
    let lines = [bar.truncated(to: space.width), glyphs.light.rule(space.width)] + page.lines
    return Block(lines: lines, width: space.width)
  }

  func disclosure(
    _ disclosure: DisclosureElement, _ node: Node, _ space: Space, _ context: Context
  ) -> Block {
    let mark = disclosure.isExpanded ? glyphs.down : glyphs.forward
    let line = Line("\(mark) \(disclosure.label.plain)", style: context.style)
    let inner = column(
      node.visibleLayoutChildren,
      Space(width: max(1, space.width - 2)), context, alignment: .start, spacing: 0)
    return Block(
      lines: [line.truncated(to: space.width)]
        + inner.padded(top: 0, bottom: 0, start: 2, end: 0).lines)
  }

  private func indented(_ line: Line) -> Line {
    var result = Line(" ")
    result.append(line)
    return result
  }
}
