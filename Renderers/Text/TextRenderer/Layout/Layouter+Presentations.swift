import ViewTree

extension Layouter {
  /// Lays an alert, dialog or sheet over the middle of the dimmed screen, which grows where it is
  /// too low.
  func present(
    _ node: Node, over screen: Block, _ space: Space, _ context: Context, on base: Context
  ) -> Block {
    func turned(_ block: Block) -> Block {
      context.direction == base.direction ? block : block.mirrored
    }
    switch node.content.element {
    case .alert(let alert), .dialog(let alert):
      let box = self.alert(alert, node, space, context).owned(by: node.id).styled(.raised)
      return lay(turned(box), over: screen, space)
    case .sheet(let sheet) where sheet.style == .fullScreen:
      let page = turned(
        content(of: node, space, context).owned(by: node.id).aligned(.center, in: space.width))
      return space.height.map { page.aligned(.top, height: $0) } ?? page
    default:
      let inner = Space(
        width: max(1, space.width - 8), height: space.height.map { max(0, $0 - 4) })
      var page = content(of: node, inner, context)
      // A popover is as small as what is in it; a sheet is a page.
      if case .sheet(let sheet) = node.content.element, sheet.style == .popover {
        page = page.aligned(.start, in: min(page.width, inner.width))
      } else {
        page = page.aligned(.center, in: inner.width)
      }
      page = page.padded(top: 0, bottom: 0, start: 1, end: 1)
      let box = glyphs.light.box(page.owned(by: node.id), ellipsis: glyphs.ellipsis)
        .owned(by: node.id).styled(.raised)
      return lay(turned(box), over: screen, space)
    }
  }

  private func content(of node: Node, _ space: Space, _ context: Context) -> Block {
    column(node.layoutChildren, space, context, alignment: .center, spacing: 0)
  }

  func lay(_ box: Block, over screen: Block, _ space: Space) -> Block {
    var below = screen.styled([.dim, .covered])
    if below.height < box.height + 2, space.height == nil {
      below = below.aligned(.top, height: box.height + 2)
    }
    if let height = space.height { below = below.aligned(.top, height: height) }
    let x = max(0, (space.width - box.width) / 2)
    let y = max(0, ((space.height ?? below.height) - box.height) / 2)
    return below.overlaid(box.aligned(.start, in: min(box.width, space.width)), x: x, y: y)
  }

  private func alert(
    _ alert: AlertElement, _ node: Node, _ space: Space, _ context: Context
  ) -> Block {
    let buttons = alert.buttons.enumerated().map { index, button in
      var style: CellStyle = user.marks[node.id] == index ? [.control, .focus] : .control
      if button.role == .destructive { style.foreground = CellColor(.error) }
      return bracketed(
        Block(lines: [Line(button.label.plain, style: context.style)]), open: "[", close: "]",
        context
      ).styled(style).part(index + 1)
    }
    let room = max(1, space.width - 8)
    var row = Block.row(buttons, alignment: .top, spacing: 2)
    if row.width > room { row = .column(buttons, alignment: .center, spacing: 0, width: nil) }
    var blocks: [Block] = []
    func add(_ text: StyledText, _ style: CellStyle) {
      if !blocks.isEmpty { blocks.append(Block(lines: [Line()])) }
      blocks += TextFlow.lines(
        of: text, width: min(room, 44), style: context.style.union(style), limit: nil,
        ellipsis: glyphs.ellipsis
      ).map { Block(lines: [$0]) }
    }
    if alert.isTitleVisible, !alert.title.runs.isEmpty { add(alert.title, .bold) }
    if let message = alert.message, !message.runs.isEmpty { add(message, []) }
    if !blocks.isEmpty { blocks.append(Block(lines: [Line()])) }
    blocks.append(row)
    let content = Block.column(blocks, alignment: .center, spacing: 0, width: nil)
    return glyphs.light.box(
      content.padded(top: 0, bottom: 0, start: 2, end: 2), ellipsis: glyphs.ellipsis
    ).padded(top: 0, bottom: 0, start: 1, end: 1)
  }
}
