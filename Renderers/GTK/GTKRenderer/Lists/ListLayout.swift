import ViewTree

/// What a list's model counts: rows, and the headers and footers of sections, in one column.
///
/// ```
/// position   0        1     2     3        4     5 … 1,004   1,005
///            header   row   row   footer   row   not mounted  header …
/// ```
///
/// Rows that aren't mounted take a position and nothing else.
@MainActor
struct ListLayout {
  /// Something at a position.
  enum Entry {
    case row(GTKNode, in: GTKNode, index: Int)
    case header(ListSectionNode)
    case footer(ListSectionNode)
    /// A row of the list or of a section, by its index there.
    case unmounted(in: GTKNode, index: Int)
  }

  /// What tells an entry from others, wherever it is.
  struct Key: Hashable {
    enum Part { case row, header, footer }

    let id: NodeID
    let part: Part
  }

  /// A child of the list, with as many positions as it takes.
  private struct Block {
    let node: GTKNode
    let start: Int
    let section: SectionBlock?
  }

  struct SectionBlock {
    let node: ListSectionNode
    let hasHeader: Bool
    let hasFooter: Bool
    let window: RowWindow
    let rows: [GTKNode]

    var count: Int { window.total + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
  }

  let list: GTKNode?
  let window: RowWindow
  /// The number of positions.
  let count: Int
  private let blocks: [Block]
  private let isFlat: Bool

  /// A list without rows.
  init() {
    list = nil
    window = RowWindow(total: 0)
    count = 0
    blocks = []
    isFlat = true
  }

  init(of list: GTKNode) {
    self.list = list
    var blocks: [Block] = []
    let children = list.children.prefix { $0.isContent }
    let window = list.content.element.window ?? RowWindow(total: children.count)
    blocks.reserveCapacity(children.count)
    var next = window.start
    var isFlat = true
    for child in children {
      let section = (child as? ListSectionNode)?.block
      blocks.append(Block(node: child, start: next, section: section))
      next += section?.count ?? 1
      if section != nil { isFlat = false }
    }
    self.window = window
    self.blocks = blocks
    self.isFlat = isFlat
    count = next + max(0, window.total - window.start - children.count)
  }

  /// What is at a position. `nil` where there is nothing.
  ///
  /// - Complexity: O(1) in a list without sections, else O(log *n*) in the number of mounted children.
  func entry(at position: Int) -> Entry? {
    guard let list, position >= 0, position < count else { return nil }
    guard let first = blocks.first, position >= first.start else {
      return .unmounted(in: list, index: position)
    }
    if isFlat {
      let index = position - first.start
      guard index < blocks.count else { return .unmounted(in: list, index: position) }
      return .row(blocks[index].node, in: list, index: position)
    }
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].start <= position { low = middle } else { high = middle }
    }
    let block = blocks[low]
    let offset = position - block.start
    if offset >= block.section?.count ?? 1 {
      return .unmounted(
        in: list, index: window.start + blocks.count + offset - (block.section?.count ?? 1))
    }
    guard let section = block.section else {
      return .row(block.node, in: list, index: window.start + low)
    }
    return section.entry(at: offset)
  }

  /// The position of the list's row with an index; `nil` where sections make that unknown.
  func position(ofRow index: Int) -> Int? {
    guard index >= 0, index < window.total else { return nil }
    let place = index - window.start
    if place < 0 || isFlat { return index }
    if place < blocks.count { return blocks[place].start }
    return count - (window.total - index)
  }

  /// The one change that turns the positions of an older layout into these.
  ///
  /// Entries that both have hold on to their cells, also where they change places. An entry that only
  /// came into a window, or left it, changes nothing.
  ///
  /// - Complexity: O(*n*) in the number of mounted rows.
  func change(from old: ListLayout) -> RowSplice? {
    let places = Dictionary(uniqueKeysWithValues: old.mountedEntries.map { ($0.key, $0.position) })
    let kept = mountedEntries.compactMap { entry in
      places[entry.key].map { (old: $0, new: entry.position) }
    }
    let front = kept.prefix { $0.old == $0.new }
    let rest = kept[front.endIndex...]
    let back = rest.reversed().prefix { old.count - $0.old == count - $0.new }
    let others = kept.dropLast(back.count)
    // Where an entry came from counts as much as where it goes: it must not be left in both.
    let start = min(
      front.last.map { $0.new + 1 } ?? 0, rest.map { min($0.old, $0.new) }.min() ?? .max)
    let end = min(
      back.last.map { count - $0.new } ?? 0,
      others.map { min(old.count - $0.old, count - $0.new) - 1 }.min() ?? .max)
    let (removed, added) = (old.count - start - end, count - start - end)
    // Where nothing changed places, what is left between is known by nobody, or replaced.
    let replaced =
      rest.count == back.count && kept.allSatisfy { $0.new < start || $0.new >= count - end }
      ? min(removed, added) : 0
    return removed == replaced && added == replaced
      ? nil : RowSplice(at: start + replaced, removed: removed - replaced, added: added - replaced)
  }

  /// What is mounted, with its positions, first to last.
  private var mountedEntries: [(key: Key, position: Int)] {
    var entries: [(Key, Int)] = []
    entries.reserveCapacity(blocks.count)
    for block in blocks {
      guard let section = block.section else {
        entries.append((Key(id: block.node.id, part: .row), block.start))
        continue
      }
      let first = block.start + (section.hasHeader ? 1 : 0)
      if section.hasHeader {
        entries.append((Key(id: section.node.id, part: .header), block.start))
      }
      for (index, row) in section.rows.enumerated() {
        entries.append((Key(id: row.id, part: .row), first + section.window.start + index))
      }
      if section.hasFooter {
        entries.append((Key(id: section.node.id, part: .footer), block.start + section.count - 1))
      }
    }
    return entries
  }
}

extension ListLayout.SectionBlock {
  fileprivate func entry(at offset: Int) -> ListLayout.Entry {
    if hasHeader, offset == 0 { return .header(node) }
    if hasFooter, offset == count - 1 { return .footer(node) }
    let index = offset - (hasHeader ? 1 : 0)
    let place = index - window.start
    return rows.indices.contains(place)
      ? .row(rows[place], in: node, index: index) : .unmounted(in: node, index: index)
  }
}

extension ListLayout.Entry {
  /// What tells it from others, where it is mounted.
  var key: ListLayout.Key? {
    switch self {
    case .row(let node, _, _): ListLayout.Key(id: node.id, part: .row)
    case .header(let section): ListLayout.Key(id: section.id, part: .header)
    case .footer(let section): ListLayout.Key(id: section.id, part: .footer)
    case .unmounted: nil
    }
  }
}
