import ViewTree

extension Layouter {
  func stack(_ stack: StackElement, _ children: [Node], _ space: Space, _ context: Context) -> Block
  {
    switch stack.axis {
    case .vertical:
      column(
        children, space, context, alignment: stack.alignment.horizontal,
        spacing: stack.spacing?.rows ?? 0)
    case .horizontal:
      row(
        children, space, context, alignment: stack.alignment.vertical,
        spacing: stack.spacing?.columns ?? 2)
    case .depth:
      layers(children, space, context, alignment: stack.alignment)
    }
  }

  /// Children from top to bottom; spacers and what expands share the lines that are left.
  func column(
    _ children: [Node], _ space: Space, _ context: Context, alignment: HorizontalAlignment,
    spacing: Int
  ) -> Block {
    var blocks: [Block?] = []
    var used = 0
    for child in children {
      if let height = space.height, used >= height { break }
      if space.height != nil, expandsVertically(child) {
        blocks.append(nil)
      } else {
        let block = block(child, Space(width: space.width, height: nil), context)
        blocks.append(block)
        used += block.height
      }
      if blocks.count > 1 { used += spacing }
    }
    let flexible = blocks.count { $0 == nil }
    var room = max(0, (space.height ?? 0) - used)
    var left = flexible
    let fills = children.contains { expandsHorizontally($0) }
    let laid = zip(blocks, children).map { block, child in
      if let block { return block }
      let share = room / max(1, left)
      room -= share
      left -= 1
      let block = self.block(child, Space(width: space.width, height: share), context)
      return block.aligned(VerticalAlignment.top, height: share)
    }
    let visible = laid.filter { $0.width > 0 || $0.height > 0 }
    return .column(
      visible, alignment: alignment, spacing: spacing, width: fills ? space.width : nil)
  }

  /// Children from start to end: those of a fixed size first, then the others share what is left.
  func row(
    _ children: [Node], _ space: Space, _ context: Context, alignment: VerticalAlignment,
    spacing: Int
  ) -> Block {
    guard !children.isEmpty else { return .empty }
    var room = space.width - spacing * (children.count - 1)
    var blocks: [Block?] = children.map { child in
      guard !expandsHorizontally(child) else { return nil }
      let block = block(child, Space(width: max(1, room), height: space.height), context)
      room -= block.width
      return block
    }
    var left = blocks.count { $0 == nil }
    for index in blocks.indices where blocks[index] == nil {
      let share = max(0, room / left)
      let block = block(children[index], Space(width: share, height: space.height), context)
      let isSpacer = children[index].content.element.kind == .spacer
      blocks[index] = isSpacer ? Block(lines: [], width: share) : block.aligned(.start, in: share)
      room -= share
      left -= 1
    }
    let row = Block.row(blocks.compactMap { $0 }, alignment: alignment, spacing: spacing)
    return row.width > space.width ? row.aligned(.start, in: space.width) : row
  }

  private func layers(_ children: [Node], _ space: Space, _ context: Context, alignment: Alignment)
    -> Block
  {
    // Colours and shapes behind or before something else are decoration.
    let shown = children.filter { $0.content.element.kind != .shape }
    let blocks = (shown.isEmpty ? children : shown).map { block($0, space, context) }
    let width = blocks.lazy.map(\.width).max() ?? 0
    let height = blocks.lazy.map(\.height).max() ?? 0
    return blocks.reduce(Block(lines: Array(repeating: .blank(width), count: height))) {
      below, block in
      let x = offset(width - block.width, alignment.horizontal)
      let y = offset(height - block.height, alignment.vertical)
      return below.overlaid(block, x: x, y: y)
    }
  }

  private func offset(_ room: Int, _ alignment: HorizontalAlignment) -> Int {
    switch alignment {
    case .start: 0
    case .center: room / 2
    case .end: room
    }
  }

  private func offset(_ room: Int, _ alignment: VerticalAlignment) -> Int {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .center: room / 2
    case .bottom, .lastTextBaseline: room
    }
  }

  func expandsHorizontally(_ node: Node) -> Bool {
    if node.content.appearance.width.expands { return true }
    if node.content.appearance.width.maximum != nil { return false }
    switch node.content.element {
    case .spacer, .textField, .slider, .divider, .chart, .form, .list, .section, .scroll,
      .navigationStack,
      .screen, .window:
      return true
    case .progress(let progress): return progress.fraction != nil
    case .stack(let stack):
      // A spacer in a column takes height, not width.
      return node.layoutChildren.contains {
        expandsHorizontally($0)
          && !($0.content.element.kind == .spacer && stack.axis != .horizontal)
      }
    case .group: return node.layoutChildren.contains { expandsHorizontally($0) }
    default: return false
    }
  }

  func expandsVertically(_ node: Node) -> Bool {
    if node.content.appearance.height.expands { return true }
    switch node.content.element {
    case .spacer, .list, .scroll, .navigationStack, .screen, .window, .form: return true
    case .stack(let stack):
      return node.layoutChildren.contains {
        expandsVertically($0)
          && !($0.content.element.kind == .spacer && stack.axis != .vertical)
      }
    case .group: return node.layoutChildren.contains { expandsVertically($0) }
    case .tabs: return node.visibleLayoutChildren.contains { expandsVertically($0) }
    default: return false
    }
  }
}
