import TextRenderer
import ViewTree

/// Lists that select, and everything that scrolls.
extension TerminalRenderer {
  /// What a key does in a list that has the keyboard.
  func press(_ press: KeyPress, in list: ListElement, _ handle: Handle) -> Bool {
    let rows = RowIndices(handle, list)
    let row = text.user.row(of: handle.id, list)
    let page = max(1, (extents[handle.id]?.page ?? 2) - 1)
    if press.modifiers == .option, let row, press.key == .up || press.key == .down {
      return move(row, by: press.key == .up ? -1 : 1, in: handle, rows)
    }
    switch press.key {
    case .up: go(to: rows.step(from: row, by: -1), list, handle)
    case .down: go(to: rows.step(from: row, by: 1), list, handle)
    case .pageUp: go(to: rows.step(from: row, by: -page), list, handle)
    case .pageDown: go(to: rows.step(from: row, by: page), list, handle)
    case .home: go(to: rows.first, list, handle)
    case .end: go(to: rows.last, list, handle)
    case .character(" ") where list.selectionMode == .multiple:
      if let row { offer(handle.node, .select(list.selection.symmetricDifference([row]))) }
    case .character(" "), .return:
      if let row, let node = rows.node(row) { pressRow(node) }
    case .delete, .backspace:
      let selected = list.selection.isEmpty ? row.map { [$0] } ?? [] : list.selection.sorted()
      guard !selected.isEmpty else { return true }
      offer(handle.node, .delete(selected))
    case .function(10):
      if let row, let node = rows.node(row), !node.content.meaning.actions.isEmpty { open(node) }
    default: return false
    }
    return true
  }

  /// Moves the keyboard to a row; a list of single selection selects it too.
  func go(to row: Int?, _ list: ListElement, _ handle: Handle) {
    guard let row else { return }
    text.user.marks[handle.id] = row
    reveals = true
    if list.selectionMode == .single, list.selection != [row] {
      offer(handle.node, .select([row]))
    }
  }

  /// Presses a row, or the first thing in it that can be pressed.
  private func pressRow(_ row: Node) {
    var pending = [row]
    while let node = pending.first {
      pending.removeFirst()
      if node.content.events.contains(.press) || node.content.events.contains(.toggle) {
        return activate(node)
      }
      pending += node.children
    }
  }

  private func move(_ row: Int, by step: Int, in handle: Handle, _ rows: RowIndices) -> Bool {
    guard handle.content.events.contains(.move), let target = rows.step(from: row, by: step),
      target != row
    else { return true }
    text.user.marks[handle.id] = target
    reveals = true
    report(handle.id, .move(from: [row], to: step > 0 ? target + 1 : target))
    return true
  }

  /// Scrolls what is around the keyboard, else whatever scrolls.
  func scroll(by count: Int, pages: Bool = false) {
    let around = text.user.focus.map(ancestors) ?? []
    let known = around.map(\.id).filter { extents[$0] != nil }
    let others = extents.keys.sorted().filter { isInReach($0) }
    for id in known + others where scroll(id, by: count, pages: pages) { return }
  }

  /// Scrolls one thing, up to its ends. Returns whether it moved.
  @discardableResult
  func scroll(_ id: NodeID, by count: Int, pages: Bool = false) -> Bool {
    guard let extent = extents[id] else { return false }
    let distance = pages ? count * max(1, extent.page - 1) : count
    let offset = max(0, min(extent.offset + distance, extent.limit))
    guard offset != extent.offset else { return false }
    text.user.scroll[id] = offset
    extents[id]?.offset = offset
    return true
  }

  private func isInReach(_ id: NodeID) -> Bool {
    guard let top else { return true }
    return ancestors(of: id).contains { $0.id == top.id }
  }
}

/// The rows of a list by their indices: those that are mounted, and those that aren't.
struct RowIndices {
  private let handle: TextRenderer.Handle
  private let window: RowWindow?
  /// Of a list without a window: the children that are rows.
  private let indices: [Int]

  @MainActor
  init(_ handle: TextRenderer.Handle, _ list: ListElement) {
    self.handle = handle
    window = list.window
    indices =
      list.window != nil
      ? []
      : handle.children.indices.filter { index in
        let content = handle.children[index].content
        return content.element.kind.outlet == .content && content.element.kind != .section
          && !content.meaning.isHidden
      }
  }

  var first: Int? { window.map { $0.total > 0 ? 0 : nil } ?? indices.first }
  var last: Int? { window.map { $0.total > 0 ? $0.total - 1 : nil } ?? indices.last }

  /// The row so many rows further on, or the last on the way; the first or last from nowhere.
  func step(from row: Int?, by step: Int) -> Int? {
    guard let row, let first, let last else { return step < 0 ? last : first }
    if window != nil { return max(first, min(row + step, last)) }
    let place = indices.firstIndex { $0 >= row } ?? indices.count - 1
    return indices[max(0, min(place + step, indices.count - 1))]
  }

  /// A row's node, where it is mounted.
  @MainActor
  func node(_ row: Int) -> Node? {
    let index = row - (window?.start ?? 0)
    return handle.children.indices.contains(index) ? handle.children[index].node : nil
  }

  /// The row that a child is.
  @MainActor
  func index(of child: TextRenderer.Handle) -> Int? {
    handle.children.firstIndex { $0 === child }.map { $0 + (window?.start ?? 0) }
  }
}
