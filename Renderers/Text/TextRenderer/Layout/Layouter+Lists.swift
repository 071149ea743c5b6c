import ViewTree

extension Layouter {
  /// A titled box of rows.
  func section(_ section: SectionElement, _ node: Node, _ space: Space, _ context: Context) -> Block
  {
    let group = RowGroup(of: node, section)
    return Block(
      lines: lines(of: group, in: node, skipping: 0, space, context, .none), width: space.width
    )
  }

  /// Rows in boxes, one for each section. Where the height is limited, only rows in sight are laid
  /// out, and the edges of the box say how many are beyond.
  func list(_ list: ListElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let groups = rows.groups(of: node)
    seek(in: node, groups)
    var skipped = space.height == nil ? 0 : max(0, user.scroll[node.id] ?? 0)
    let total = groups.reduce(0) { $0 + $1.count }
    skipped = min(skipped, max(0, total - 1))
    if record.fillsPages, skipped > 0, let height = space.height {
      skipped = min(
        skipped, lastPage(of: groups, in: node, width: space.width, height: height, context))
    }
    let marks = RowMarks(list, focused: focusedRow(of: node, list))
    let offset = skipped
    let before = (rows: record.rows, beyond: record.beyond)
    var isCut = false
    var result: [Line] = []
    for group in groups {
      if skipped >= group.count {
        skipped -= group.count
        continue
      }
      let room = space.height.map { max(0, $0 - result.count) }
      if room == 0 {
        isCut = true
        break
      }
      result += lines(
        of: group, in: node, skipping: skipped, Space(width: space.width, height: room), context,
        group.isSection ? .none : marks)
      skipped = 0
    }
    let isAtEnd = !isCut && record.beyond == before.beyond
    record.extents[node.id] = ScrollExtent(
      offset: offset, limit: isAtEnd ? offset : max(0, total - 1), page: record.rows - before.rows)
    return Block(lines: result, width: space.width)
  }

  /// The row that the keyboard is at, where the list has focus.
  private func focusedRow(of node: Node, _ list: ListElement) -> Int? {
    user.isFocused(node) ? user.row(of: node.id, list) : nil
  }

  /// How far a list can be scrolled while its last rows still fill the room.
  private func lastPage(
    of groups: [RowGroup], in list: Node, width: Int, height: Int, _ context: Context
  ) -> Int {
    var room = height
    var steps = groups.reduce(0) { $0 + $1.count }
    for group in groups.reversed() {
      if let footer = group.footer {
        room -= caption(footer, Space(width: width), context, []).count
        if room < 0 { return steps }
        steps -= 1
      }
      room -= 2
      // Rows that aren't mounted are taken for one line each.
      let unknown = max(0, group.total - group.start - group.places.count)
      if unknown > room { return steps - max(0, room) }
      room -= unknown
      steps -= unknown
      let nodes = group.siblings(in: list)
      for place in group.places.reversed() {
        let rowHeight = block(nodes[place], Space(width: max(1, width - 4)), context).height
        room -= rowHeight > 1 ? rowHeight + 1 : rowHeight
        if room < 0 { return steps }
        steps -= 1
      }
      if let header = group.header {
        room -= caption(header, Space(width: width), context, []).count
        if room < 0 { return steps }
        steps -= 1
      }
    }
    return 0
  }

  /// Notes how far a list must be scrolled to show what is wanted.
  private func seek(in node: Node, _ groups: [RowGroup]) {
    guard !record.wanted.isEmpty else { return }
    var offset = 0
    for group in groups {
      let first = offset + (group.hasHeader ? 1 : 0) + group.start
      let nodes = group.siblings(in: node)
      if let place = group.places.firstIndex(where: { nodes[$0].contains(record.wanted) }) {
        return record.offsets[node.id] = first + place
      }
      offset += group.count
    }
  }

  private func lines(
    of group: RowGroup, in list: Node, skipping skipped: Int, _ space: Space, _ context: Context,
    _ marks: RowMarks
  ) -> [Line] {
    var lines: [Line] = []
    if let header = group.header, skipped == 0 || !group.hasHeader {
      lines += caption(header, space, context, .bold)
    }
    let first = max(0, skipped - (group.hasHeader ? 1 : 0))
    let room = space.height.map { max(0, $0 - lines.count) }
    let (block, isComplete) = box(
      group, in: list, above: first, Space(width: space.width, height: room), context, marks)
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
      var result = Line(signs: " ")
      result.append(line)
      return result
    }
  }

  /// Rows in a box, with a line between those of which one is taller than a line.
  private func box(
    _ group: RowGroup, in list: Node, above: Int, _ space: Space, _ context: Context,
    _ marks: RowMarks
  ) -> (block: Block, isComplete: Bool) {
    let nodes = group.siblings(in: list)
    let start = min(max(0, above - group.start), group.places.count)
    let places = group.places[start...]
    // Fields bring boxes of their own: a box around nothing but boxes says nothing.
    if !places.isEmpty,
      places.prefix(50).allSatisfy({ nodes[$0].content.element.kind == .textField })
    {
      let block = column(
        places.map { nodes[$0] }, space, context, alignment: .start, spacing: 0)
      return (block, true)
    }
    let inner = max(1, space.width - 4)
    let limit = space.height.map { max(0, $0 - 2) }
    var lines: [Line] = []
    var separators: Set<Int> = []
    var before: (height: Int, isField: Bool)?
    var beyond = max(places.count, group.total - above)
    for position in places.indices {
      let node = nodes[places[position]]
      let index = group.number(of: position)
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
      record.rows += 1
      lines +=
        Block(
          lines: block.lines.map { line in
            var row = Line(signs: marks.selected.contains(index) ? glyphs.selected : " ")
            row.append(line)
            row.pad(to: inner + 2)
            return row.styled(marks.style(of: index))
          }
        ).part(marks.numbersRows ? index + 1 : 0).lines
      if let limit, lines.count >= limit { break }
    }
    record.beyond += beyond
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

/// Which rows look different.
struct RowMarks {
  var selected: Set<Int> = []
  var focused: Int?
  /// Whether the rows are the list's own, by whose indices it is selected.
  private(set) var numbersRows = true

  /// For the rows of a section, whose indices aren't those of the list.
  static let none: RowMarks = {
    var marks = RowMarks()
    marks.numbersRows = false
    return marks
  }()

  private init() {}

  init(_ list: ListElement, focused: Int?) {
    selected = list.selection
    self.focused = focused
  }

  func style(of index: Int) -> CellStyle {
    var style: CellStyle = selected.contains(index) ? .selected : []
    if index == focused { style.formUnion(.focus) }
    return style
  }
}

extension Node {
  fileprivate func contains(_ ids: Set<UInt64>) -> Bool {
    ids.contains(id.rawValue) || children.contains { $0.contains(ids) }
  }
}
