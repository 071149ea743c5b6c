import ViewTree

/// A list of which only a window is mounted: what the core does, by hand.
@MainActor
final class RowServer {
  let stage: Stage
  private(set) var list: Node
  private(set) var ids: [Int]
  private(set) var start = 0
  private(set) var mounted: [(id: Int, node: Node)] = []
  /// The windows that were asked for.
  private(set) var requests: [Range<Int>] = []
  private let makeRow: @MainActor (Int) -> Node
  private var element: ListElement

  init(
    _ stage: Stage, count: Int, mode: ListElement.SelectionMode = .none,
    makeRow: (@MainActor (Int) -> Node)? = nil
  ) {
    self.stage = stage
    self.makeRow = makeRow ?? { stage.text("Row \($0)") }
    ids = Array(0..<count)
    element = ListElement(
      selectionMode: mode, window: RowWindow(start: 0, total: count))
    list = stage.node(.list(element))
    mounted = ids.prefix(RowWindow.initialCount).map { ($0, self.makeRow($0)) }
    list = Node(id: list.id, content: list.content, children: mounted.map(\.node))
    stage.respond = { [weak self] event in
      guard let self, event.node == list.id, case .show(let rows) = event.kind else { return false }
      requests.append(rows)
      mount(rows)
      return true
    }
  }

  /// Mounts these rows and no others.
  func mount(_ rows: Range<Int>) {
    change(ids, start: rows.lowerBound, count: rows.count)
  }

  /// Gives the rows other ids, or another order, and mounts a window of them, in one batch.
  func change(_ newIDs: [Int], start newStart: Int, count: Int) {
    let wanted = newIDs[newStart..<min(newIDs.count, newStart + count)]
    var patches: [Patch] = []
    for index in mounted.indices.reversed() where !wanted.contains(mounted[index].id) {
      let row = mounted.remove(at: index)
      patches.append(.remove(row.node.id, from: list.id, at: index))
    }
    for (index, id) in wanted.enumerated() {
      if let from = mounted.firstIndex(where: { $0.id == id }) {
        guard from != index else { continue }
        let row = mounted.remove(at: from)
        mounted.insert(row, at: index)
        patches.append(.move(row.node.id, in: list.id, from: from, to: index))
      } else {
        let node = makeRow(id)
        mounted.insert((id, node), at: index)
        patches += stage.make(node) + [.insert(node.id, into: list.id, at: index)]
      }
    }
    ids = newIDs
    start = newStart
    let old = Content(.list(element))
    element.window = RowWindow(start: start, total: ids.count)
    patches.insert(.update(list.id, from: old, to: Content(.list(element))), at: 0)
    stage.host.apply(patches)
  }

  /// The node of a row.
  func row(_ id: Int) -> Node {
    mounted.first { $0.id == id }!.node
  }
}
