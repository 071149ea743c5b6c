import ViewTree

extension Layouter {
  /// Lays an alert, dialog or sheet over the middle of the dimmed screen, which grows where it is
  /// too low.
  func present(_ node: Node, over screen: Block, _ space: Space) -> Block {
    switch node.content.element {
    case .alert(let alert), .dialog(let alert):
      return lay(self.alert(alert, node, space).owned(by: node.id), over: screen, space)
    case .sheet(let sheet) where sheet.style == .fullScreen:
      let page = content(of: node, space).owned(by: node.id).aligned(.center, in: space.width)
      return space.height.map { page.aligned(.top, height: $0) } ?? page
    default:
      let inner = Space(
        width: max(1, space.width - 8), height: space.height.map { max(0, $0 - 4) })
      var page = content(of: node, inner)
      // A popover is as small as what is in it; a sheet is a page.
      if case .sheet(let sheet) = node.content.element, sheet.style == .popover {
        page = page.aligned(.start, in: min(page.width, inner.width))
      } else {
        page = page.aligned(.center, in: inner.width)
      }
      page = page.padded(top: 0, bottom: 0, start: 1, end: 1)
      let box = glyphs.light.box(page.owned(by: node.id), ellipsis: glyphs.ellipsis)
        .owned(by: node.id)
      return lay(box, over: screen, space)
    }
  }

  /// Lays the entries of an open menu below it, or above where there is more room.
  func open(_ menu: Node, over screen: Block, _ space: Space) -> Block {
    let rows = menu.layoutChildren.map { item in
      let isOff = item.content.meaning.isDisabled
      let name =
        item.content.element.kind == .divider
        ? glyphs.light.rule(3) : Line(item.accessibleName, style: isOff ? .dim : [])
      return Block(lines: [name]).padded(top: 0, bottom: 0, start: 1, end: 1).owned(by: item.id)
    }
    let box = glyphs.light.box(
      .column(rows, alignment: .start, spacing: 0, width: nil), ellipsis: glyphs.ellipsis)
    let dimmed = screen.styled(.dim)
    guard let place = screen.place(of: menu.id) else { return lay(box, over: screen, space) }
    var below = dimmed
    let y = place.line + 1
    if space.height == nil, below.height < y + box.height {
      below = below.aligned(.top, height: y + box.height)
    }
    let fits = y + box.height <= (space.height ?? below.height)
    let x = max(0, min(place.column, space.width - box.width))
    return below.overlaid(
      box.width > space.width ? box.aligned(.start, in: space.width) : box, x: x,
      y: fits ? y : max(0, place.line - box.height))
  }

  private func content(of node: Node, _ space: Space) -> Block {
    column(node.layoutChildren, space, Context(), alignment: .center, spacing: 0)
  }

  private func lay(_ box: Block, over screen: Block, _ space: Space) -> Block {
    var below = screen.styled(.dim)
    if below.height < box.height + 2, space.height == nil {
      below = below.aligned(.top, height: box.height + 2)
    }
    if let height = space.height { below = below.aligned(.top, height: height) }
    let x = max(0, (space.width - box.width) / 2)
    let y = max(0, ((space.height ?? below.height) - box.height) / 2)
    return below.overlaid(box.aligned(.start, in: min(box.width, space.width)), x: x, y: y)
  }

  private func alert(_ alert: AlertElement, _ node: Node, _ space: Space) -> Block {
    let buttons = alert.buttons.map { button in
      bracketed(Block(lines: [Line(button.label.plain)]), open: "[", close: "]", Context())
    }
    let room = max(1, space.width - 8)
    var row = Block.row(buttons, alignment: .top, spacing: 2)
    if row.width > room { row = .column(buttons, alignment: .center, spacing: 0, width: nil) }
    var blocks: [Block] = []
    func add(_ text: StyledText, _ style: CellStyle) {
      if !blocks.isEmpty { blocks.append(Block(lines: [Line()])) }
      blocks += TextFlow.lines(
        of: text, width: min(room, 44), style: style, limit: nil, ellipsis: glyphs.ellipsis
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
