import ViewTree

extension Layouter {
  /// A window's title is in its bar, or in the bar of the screen that fills it.
  func window(_ window: WindowElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let content = node.layoutChildren
    let hasScreens = content.contains { $0.content.element.kind == .navigationStack }
    guard !hasScreens, !window.title.isEmpty else {
      return column(content, space, context, alignment: .center, spacing: 0)
    }
    return barred(
      bar(title: window.title, start: [], end: toolbarItems(of: node), space, context), content,
      space, context)
  }

  func screen(_ screen: ScreenElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    var start: [Block] = []
    if screen.canGoBack { start.append(Block(lines: [Line("\(glyphs.back) Back")])) }
    let bar = bar(title: screen.title, start: start, end: toolbarItems(of: node), space, context)
    return barred(bar, node.layoutChildren, space, context)
  }

  private func barred(_ bar: Line, _ content: [Node], _ space: Space, _ context: Context) -> Block {
    var rest = space
    rest.height = space.height.map { max(0, $0 - 2) }
    let body = column(content, rest, context, alignment: .center, spacing: 0)
      .aligned(.center, in: space.width)
    return Block(lines: [bar, glyphs.light.rule(space.width)] + body.lines, width: space.width)
  }

  private func bar(
    title: String, start: [Block], end: [Block], _ space: Space, _ context: Context
  ) -> Line {
    let first = Block.row(start, alignment: .top, spacing: 2)
    let last = Block.row(end, alignment: .top, spacing: 2)
    let side = max(first.width, last.width) + 1
    let title = Line(title, style: context.style.union(.bold))
      .truncated(to: max(0, space.width - 2 * side))
    var line = Block(lines: [title]).aligned(.center, in: space.width)
    if first.height > 0 { line = line.overlaid(first, x: 0, y: 0) }
    if last.height > 0 { line = line.overlaid(last, x: max(0, space.width - last.width), y: 0) }
    return line.lines[0]
  }

  private func toolbarItems(of node: Node) -> [Block] {
    node.children.filter { $0.content.element.kind == .toolbarItem }.map {
      Block(lines: Array(block($0, Space(width: 30), Context()).lines.prefix(1)))
    }
  }

  /// Lays an alert, dialog or sheet over the middle of the screen, which grows where it is too low.
  func present(_ node: Node, over screen: Block, _ space: Space) -> Block {
    let box: Block
    switch node.content.element {
    case .alert(let alert), .dialog(let alert): box = self.alert(alert, space)
    default:
      let inner = Space(
        width: max(1, space.width - 6), height: space.height.map { max(0, $0 - 4) })
      let content = column(
        node.layoutChildren, inner, Context(), alignment: .center, spacing: 0)
      box = glyphs.light.box(content.aligned(.center, in: inner.width))
    }
    var below = screen.styled(.dim)
    let needed = box.height + 2
    if below.height < needed, space.height == nil {
      below = below.aligned(.top, height: needed)
    }
    let x = max(0, (space.width - box.width) / 2)
    let y = max(0, ((space.height ?? below.height) - box.height) / 2)
    if let height = space.height { below = below.aligned(.top, height: height) }
    return below.overlaid(box.aligned(.start, in: min(box.width, space.width)), x: x, y: y)
  }

  private func alert(_ alert: AlertElement, _ space: Space) -> Block {
    let buttons = alert.buttons.map { button in
      bracketed(Block(lines: [Line(button.label.plain)]), open: "[", close: "]", Context())
    }
    let inBox = max(1, space.width - 10)
    var row = Block.row(buttons, alignment: .top, spacing: 2)
    if row.width > inBox { row = .column(buttons, alignment: .center, spacing: 0, width: nil) }
    var lines: [Line] = []
    var blocks: [Block] = []
    if alert.isTitleVisible {
      lines = TextFlow.lines(of: alert.title, width: min(inBox, 44), style: .bold, limit: nil)
      blocks += lines.map { Block(lines: [$0]) }
    }
    if let message = alert.message, !message.runs.isEmpty {
      if !blocks.isEmpty { blocks.append(Block(lines: [Line()])) }
      blocks += TextFlow.lines(of: message, width: min(inBox, 44), style: [], limit: nil)
        .map { Block(lines: [$0]) }
    }
    if !blocks.isEmpty { blocks.append(Block(lines: [Line()])) }
    blocks.append(row)
    let content = Block.column(blocks, alignment: .center, spacing: 0, width: nil)
    return glyphs.light.box(content.padded(top: 0, bottom: 0, start: 2, end: 2))
      .padded(top: 0, bottom: 0, start: 1, end: 1)
  }
}
