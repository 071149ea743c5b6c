import ViewTree

extension Layouter {
  /// A window's title is in its bar, or in the bar of the screen that fills it.
  func window(_ window: WindowElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let content = node.layoutChildren
    let hasScreens = content.contains { $0.content.element.kind == .navigationStack }
    let hasBar = !window.title.isEmpty || node.hasToolbar
    guard !hasScreens, hasBar else {
      return column(content, space, context, alignment: .center, spacing: 0)
        .aligned(.center, in: space.width)
    }
    return barred(node, title: window.title, back: false, space, context)
  }

  func screen(_ screen: ScreenElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    barred(node, title: screen.title, back: screen.canGoBack, space, context)
  }

  /// Content between a bar with title and toolbar items and a bar with those that belong below.
  private func barred(
    _ node: Node, title: String, back: Bool, _ space: Space, _ context: Context
  ) -> Block {
    var start = back ? [backButton] : []
    start += items(of: node, [.leading, .cancellation], space, context)
    let end = items(
      of: node, [.automatic, .trailing, .primary, .confirmation, .destructive], space, context)
    let below = items(of: node, [.bottom], space, context)
    let middle = items(of: node, [.principal], space, context).first
    let bar = bar(title: title, middle: middle, start: start, end: end, space, context)
      .styled(.bar)
    let fields = fields(of: node, space, context)
    var rest = space
    rest.height = space.height.map { max(0, $0 - 2 - fields.height - (below.isEmpty ? 0 : 2)) }
    var body = column(node.layoutChildren, rest, context, alignment: .center, spacing: 0)
      .aligned(.center, in: space.width)
    var foot: [Line] = []
    if !below.isEmpty {
      if let height = rest.height { body = body.aligned(.top, height: height) }
      let row = Block.row(below, alignment: .top, spacing: 2).aligned(.center, in: space.width)
      foot = [glyphs.light.rule(space.width)] + row.lines.prefix(1)
    }
    return Block(
      lines: [bar, glyphs.light.rule(space.width)] + fields.lines + body.lines + foot,
      width: space.width)
  }

  private var backButton: Block {
    var line = Line(signs: "\(glyphs.back) ", style: .control)
    line.append("Back", style: .control)
    return Block(lines: [line]).part(1)
  }

  private func bar(
    title: String, middle: Block?, start: [Block], end: [Block], _ space: Space, _ context: Context
  ) -> Line {
    let first = Block.row(start, alignment: .top, spacing: 1)
    let last = Block.row(end, alignment: .top, spacing: 1)
    let room = max(0, space.width - first.width - last.width - 2)
    let line = middle?.lines.first ?? Line(title, style: context.style.union(.bold))
    let name = line.truncated(to: room, glyphs.ellipsis)
    // The title is in the middle of the screen, unless items push it aside.
    let ideal = (space.width - name.width) / 2
    let lowest = first.width > 0 ? first.width + 1 : 0
    let highest = space.width - last.width - (last.width > 0 ? 1 : 0) - name.width
    var result = Line()
    if let line = first.lines.first { result.append(line) }
    result.pad(to: max(lowest, min(ideal, highest)))
    result.append(name)
    result.pad(to: space.width - last.width)
    if let line = last.lines.first { result.append(line) }
    return result.width > space.width ? result.slice(from: 0, width: space.width) : result
  }

  /// What is too tall for a bar, such as a search field, below it.
  private func fields(of node: Node, _ space: Space, _ context: Context) -> Block {
    let fields = node.children.filter { child in
      child.content.element.kind == .toolbarItem && !child.content.meaning.isHidden
        && child.hasField
    }
    return column(
      fields, Space(width: space.width), context, alignment: .start, spacing: 0)
  }

  private func items(
    of node: Node, _ placements: Set<ToolbarItemElement.Placement>, _ space: Space,
    _ context: Context
  ) -> [Block] {
    // A bar has one line, so that what is longer says that it is cut.
    var context = context
    context.lineLimit = 1
    return node.children.compactMap { child in
      guard case .toolbarItem(let item) = child.content.element,
        placements.contains(item.placement), !child.content.meaning.isHidden, !child.hasField
      else { return nil }
      let content = row(
        child.layoutChildren, Space(width: max(1, space.width / 2)), context, alignment: .top,
        spacing: 1)
      return Block(lines: Array(content.lines.prefix(1))).owned(by: child.id)
    }
  }
}

extension Node {
  fileprivate var hasField: Bool {
    layoutChildren.contains { $0.content.element.kind == .textField }
  }

  fileprivate var hasToolbar: Bool {
    children.contains { $0.content.element.kind == .toolbarItem }
  }
}
