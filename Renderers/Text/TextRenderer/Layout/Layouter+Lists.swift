import ViewTree

extension Layouter {
  /// A titled box of rows.
  func section(_ section: SectionElement, _ node: Node, _ space: Space, _ context: Context) -> Block
  {
    let group = RowGroup(section: section, node.layoutChildren.enumerated().map { ($0, $1) })
    return Block(lines: lines(of: group, skipping: 0, space, context, []), width: space.width)
  }

  /// Rows in boxes, one for each section. Where the height is limited, only rows in sight are laid
  /// out, and the edges of the box say how many are beyond.
  func list(_ list: ListElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let groups = RowGroup.groups(of: node)
    seek(in: node, groups)
    var skipped = space.height == nil ? 0 : max(0, user.scroll[node.id] ?? 0)
    let total = groups.reduce(0) { $0 + $1.count }
    skipped = min(skipped, max(0, total - 1))
    var result: [Line] = []
    for group in groups {
      if skipped >= group.count {
        skipped -= group.count
        continue
      }
      let room = space.height.map { max(0, $0 - result.count) }
      if room == 0 { break }
      result += lines(
        of: group, skipping: skipped, Space(width: space.width, height: room), context,
        list.selection)
      skipped = 0
    }
    return Block(lines: result, width: space.width)
  }

  /// Notes how far a list must be scrolled to show what is wanted.
  private func seek(in node: Node, _ groups: [RowGroup]) {
    guard !record.wanted.isEmpty else { return }
    var offset = 0
    for group in groups {
      if group.hasHeader { offset += 1 }
      for (_, row) in group.rows {
        if row.contains(record.wanted) { return record.offsets[node.id] = offset }
        offset += 1
      }
      if group.hasFooter { offset += 1 }
    }
  }

  private func lines(
    of group: RowGroup, skipping skipped: Int, _ space: Space, _ context: Context,
    _ selected: Set<Int>
  ) -> [Line] {
    var lines: [Line] = []
    if let header = group.header, skipped == 0 || !group.hasHeader {
      lines += caption(header, space, context, .bold)
    }
    let first = max(0, skipped - (group.hasHeader ? 1 : 0))
    let rows = group.rows.dropFirst(first)
    let room = space.height.map { max(0, $0 - lines.count) }
    let (block, isComplete) = box(
      rows, above: first, Space(width: space.width, height: room), context, selected)
    lines += block.lines
    if isComplete, let footer = group.footer { lines += caption(footer, space, context, .dim) }
    if let height = space.height { lines = Array(lines.prefix(height)) }
    return lines
  }

  private func caption(
    _ text: StyledText, _ space: Space, _ context: Context, _ style: CellStyle
  ) -> [Line] {
    TextFlow.lines(
      of: text, width: space.width - 1, style: context.style.union(style), limit: nil,
      ellipsis: glyphs.ellipsis
    ).map { line in
      var result = Line(" ")
      result.append(line)
      return result
    }
  }

  /// Rows in a box, with a line between those of which one is taller than a line.
  private func box(
    _ rows: ArraySlice<(index: Int, node: Node)>, above: Int, _ space: Space, _ context: Context,
    _ selected: Set<Int>
  ) -> (block: Block, isComplete: Bool) {
    // Fields bring boxes of their own: a box around nothing but boxes says nothing.
    if !rows.isEmpty, rows.prefix(50).allSatisfy({ $0.node.content.element.kind == .textField }) {
      let block = column(
        rows.map(\.node), space, context, alignment: .start, spacing: 0)
      return (block, true)
    }
    let inner = max(1, space.width - 4)
    let limit = space.height.map { max(0, $0 - 2) }
    var lines: [Line] = []
    var separators: Set<Int> = []
    var before: (height: Int, isField: Bool)?
    var beyond = rows.count
    for (index, node) in rows {
      let block = block(node, Space(width: inner), context)
      guard block.height > 0 else {
        beyond -= 1
        continue
      }
      let isField = node.content.element.kind == .textField
      let needsRule =
        before.map { max($0.height, block.height) > 1 && !($0.isField && isField) } ?? false
      if let limit, lines.count + block.height + (needsRule ? 1 : 0) > limit, !lines.isEmpty {
        break
      }
      if needsRule {
        separators.insert(lines.count)
        lines.append(glyphs.light.rule(inner + 2))
      }
      before = (block.height, isField)
      beyond -= 1
      lines += block.lines.map { line in
        var row = Line(selected.contains(index) ? glyphs.selected : " ")
        row.append(line)
        row.pad(to: inner + 2)
        return row
      }
      if let limit, lines.count >= limit { break }
    }
    guard !lines.isEmpty else { return (.empty, true) }
    if let limit, lines.count > limit { lines = Array(lines.prefix(limit)) }
    let box = glyphs.light.box(
      Block(lines: lines, width: inner + 2),
      title: above > 0 ? Line("\(glyphs.up) \(above) above", style: .dim) : Line(),
      footer: beyond > 0 ? Line("\(glyphs.down) \(beyond) below", style: .dim) : Line(),
      separators: separators, ellipsis: glyphs.ellipsis)
    return (box, beyond == 0)
  }
}

/// Rows that share a box: those of a section, or those between sections.
struct RowGroup {
  var header: StyledText?
  var footer: StyledText?
  /// Each with its index among the children that are laid out.
  var rows: [(index: Int, node: Node)]

  init(section: SectionElement? = nil, _ rows: [(index: Int, node: Node)]) {
    header = section?.header.flatMap { $0.runs.isEmpty ? nil : $0 }
    footer = section?.footer.flatMap { $0.runs.isEmpty ? nil : $0 }
    self.rows = rows
  }

  var hasHeader: Bool { header != nil }
  var hasFooter: Bool { footer != nil }
  /// How many steps it takes to scroll past it.
  var count: Int { rows.count + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }

  static func groups(of list: Node) -> [RowGroup] {
    var groups: [RowGroup] = []
    var loose: [(index: Int, node: Node)] = []
    func close() {
      if !loose.isEmpty { groups.append(RowGroup(loose)) }
      loose = []
    }
    for (index, child) in list.children.enumerated() {
      guard child.content.element.kind.outlet == .content, !child.content.meaning.isHidden else {
        continue
      }
      if case .section(let section) = child.content.element {
        close()
        groups.append(
          RowGroup(section: section, child.layoutChildren.enumerated().map { ($0, $1) }))
      } else {
        loose.append((index, child))
      }
    }
    close()
    return groups
  }
}

extension Node {
  fileprivate func contains(_ ids: Set<UInt64>) -> Bool {
    ids.contains(id.rawValue) || children.contains { $0.contains(ids) }
  }
}
