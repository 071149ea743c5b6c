import ViewTree

/// Lays one node out in the room that it is given: a dispatch on its kind.
struct Layouter {
  let glyphs: Glyphs
  let user: UserState
  let record: LayoutRecord
  let rows: RowMemory

  func block(_ node: Node, _ space: Space, _ outer: Context) -> Block {
    guard !node.content.meaning.isHidden, space.width > 0 else { return .empty }
    record.visits += 1
    let appearance = node.content.appearance
    let context = outer.inside(node.content)
    let edges = appearance.padding
    // Padding gives way before content does.
    let start = min(edges.start.columns, (space.width - 1) / 2)
    let end = min(edges.end.columns, (space.width - 1) / 2)
    var inner = space
    inner.width = space.width - start - end
    if let maximum = appearance.width.maximum {
      inner.width = max(1, min(inner.width, columns(maximum)))
    }
    if let height = space.height {
      inner.height = max(0, height - edges.top.rows - edges.bottom.rows)
    }
    var block = badged(bare(node, inner, context), node, inner, context)
    let target = max(
      appearance.width.minimum.map(columns) ?? 0, appearance.width.ideal.map(columns) ?? 0)
    if appearance.width.expands || block.width < target {
      let width = appearance.width.expands ? inner.width : min(target, inner.width)
      block = block.aligned(appearance.alignment?.horizontal ?? .center, in: width)
    }
    if appearance.height.expands, let height = inner.height {
      block = block.aligned(appearance.alignment?.vertical ?? .center, height: height)
    }
    block = block.owned(by: node.id)
      .padded(top: edges.top.rows, bottom: edges.bottom.rows, start: start, end: end)
    if let color = appearance.background.map(CellColor.init), color != .none {
      block = block.backed(by: color)
    }
    return context.direction == outer.direction ? block : block.mirrored
  }

  private func badged(_ block: Block, _ node: Node, _ space: Space, _ context: Context) -> Block {
    guard let badge = node.content.meaning.badge, !badge.isEmpty else { return block }
    let sign = Block(lines: [Line("(\(badge))", style: .dim)])
    let room = max(1, space.width - sign.width - 1)
    let narrow = block.width > room ? block.aligned(.start, in: room) : block
    return .row([narrow, sign], alignment: .top, spacing: 1)
  }

  private func bare(_ node: Node, _ space: Space, _ context: Context) -> Block {
    switch node.content.element {
    case .text(let text): self.text(text.text, space, context)
    case .button(let button): self.button(button, node, space, context)
    case .textField(let field): textField(field, node, space, context)
    case .toggle(let toggle): self.toggle(toggle, node, space, context)
    case .slider(let slider): self.slider(slider, node, space, context)
    case .stepper(let stepper): self.stepper(stepper, node, space, context)
    case .picker(let picker): self.picker(picker, node, space, context)
    case .menu(let menu): self.menu(menu, node, space, context)
    case .image(let image): self.image(image, node, context)
    case .progress(let progress): self.progress(progress, node, space, context)
    case .datePicker(let picker): datePicker(picker, node, space, context)
    case .shape(let shape): self.shape(shape, context)
    case .chart(let chart): self.chart(chart, node, space, context)
    case .grid(let grid): self.grid(grid, node, space, context)
    case .tabs(let tabs): self.tabs(tabs, node, space, context)
    case .disclosure(let disclosure): self.disclosure(disclosure, node, space, context)
    case .divider: Block(lines: [glyphs.light.rule(space.width)])
    case .spacer: Block(lines: [], width: 0)
    case .stack(let stack): self.stack(stack, node.layoutChildren, space, context)
    case .group, .toolbarItem, .foreign:
      column(node.layoutChildren, space, context, alignment: .start, spacing: 0)
    case .form: viewport(node, space, context)
    case .scroll(let scroll): self.scroll(scroll, node, space, context)
    case .list(let list): self.list(list, node, space, context)
    case .section(let section): self.section(section, node, space, context)
    case .window(let window): self.window(window, node, space, context)
    case .navigationStack, .sheet:
      column(
        node.visibleChildren.filter { $0.content.element.kind.outlet != .presentation },
        space, context, alignment: .start, spacing: 0)
    case .screen(let screen): self.screen(screen, node, space, context)
    case .alert, .dialog: .empty
    }
  }

  private func columns(_ ems: Double) -> Int {
    guard ems.isFinite else { return ems > 0 ? Int(Int16.max) : 0 }
    return Int(max(0, min(ems.rounded(), Double(Int16.max))))
  }
}

extension SizeStep {
  /// The distance between cells side by side.
  var columns: Int {
    switch self {
    case .none: 0
    case .tiny, .small: 1
    case .medium: 2
    case .large: 4
    case .huge: 6
    }
  }

  /// The distance between lines.
  var rows: Int {
    switch self {
    case .none, .tiny, .small: 0
    case .medium, .large: 1
    case .huge: 2
    }
  }
}
