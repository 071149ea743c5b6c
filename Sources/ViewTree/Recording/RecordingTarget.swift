/// A target without a toolkit: keeps the tree that patches describe, and checks every patch.
///
/// It is the smallest thing that can stand behind an engine, and the first to read for whoever
/// writes a renderer.
@MainActor
public final class RecordingTarget: PatchTarget {
  public let kinds: Set<Kind>
  public let virtualKinds: Set<Kind>
  /// Every batch since the start or the last ``clear()``.
  public private(set) var batches: [[Patch]] = []
  /// What was wrong with patches, in words. Empty for a correct sender.
  public private(set) var faults: [String] = []
  private var entries: [NodeID: Entry] = [.surface: Entry(content: nil)]
  private var removed: Set<NodeID> = []
  private var events: (@MainActor (Event) -> Void)?

  private struct Entry {
    var content: Content?
    var parent: NodeID?
    var children: [NodeID] = []
  }

  /// - Parameter virtualKinds: `.list`, `.section` or `.stack`, to mount only the rows that
  ///   ``send(_:to:)`` asks for with ``Event/Kind/show(_:)``.
  public init(kinds: Set<Kind> = Set(Kind.allCases), virtualKinds: Set<Kind> = []) {
    self.kinds = kinds
    self.virtualKinds = virtualKinds
  }

  /// All patches of ``batches``.
  public var patches: [Patch] { Array(batches.joined()) }

  /// The number of live nodes.
  public var nodeCount: Int { entries.count - 1 }

  /// The windows, each with its tree.
  public var windows: [Node] { (entries[.surface]?.children ?? []).compactMap(node) }

  /// A live node with its tree.
  public func node(_ id: NodeID) -> Node? {
    Node.assemble(id) { id in
      guard let entry = entries[id], let content = entry.content else { return nil }
      return (id, content, entry.children)
    }
  }

  public func setEvents(_ events: @escaping @MainActor (Event) -> Void) {
    self.events = events
  }

  /// Reports an event, as a user's doing.
  public func send(_ kind: Event.Kind, to node: NodeID) {
    events?(Event(node, kind))
  }

  /// Forgets the recorded batches; the tree stays.
  public func clear() {
    batches = []
  }

  public func apply(_ patches: [Patch]) {
    batches.append(patches)
    for patch in patches { apply(patch) }
    for (id, entry) in entries where entry.parent == nil && id != .surface {
      faults.append("\(id) was made and not inserted")
    }
    checkWindows()
  }

  /// Every window lies within its rows, on a kind that may have one.
  private func checkWindows() {
    guard !virtualKinds.isEmpty else { return }
    for (id, entry) in entries {
      guard let element = entry.content?.element, let window = element.window else { continue }
      let rows = window.rows(
        entry.children.count { entries[$0]?.content?.element.kind.outlet == .content })
      if window.start < 0 || rows.upperBound > window.total {
        faults.append("\(id) has rows \(rows) of \(window.total)")
      }
      if !virtualKinds.contains(element.kind) { faults.append("\(id) may have no window") }
    }
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .make(let id, let content):
      guard entries[id] == nil, !removed.contains(id) else { return fault("id used twice", patch) }
      if !kinds.contains(content.element.kind) { fault("kind not declared", patch) }
      entries[id] = Entry(content: content)
    case .update(let id, let old, let new):
      guard entries[id] != nil else { return fault("no such node", patch) }
      if entries[id]?.content != old { fault("not what is shown", patch) }
      if old == new { fault("nothing differs", patch) }
      entries[id]?.content = new
    case .insert(let id, let parent, let index):
      guard entries[id] != nil, entries[id]?.parent == nil, let target = entries[parent],
        (0...target.children.count).contains(index)
      else { return fault("can't insert", patch) }
      entries[parent]?.children.insert(id, at: index)
      entries[id]?.parent = parent
    case .move(let id, let parent, let from, let to):
      guard var children = entries[parent]?.children, children.indices.contains(from),
        children[from] == id, children.indices.contains(to), from != to
      else { return fault("can't move", patch) }
      children.insert(children.remove(at: from), at: to)
      entries[parent]?.children = children
    case .remove(let id, let parent, let index):
      guard let children = entries[parent]?.children, children.indices.contains(index),
        children[index] == id
      else { return fault("can't remove", patch) }
      entries[parent]?.children.remove(at: index)
      forget(id)
    case .answer(let id, _):
      guard entries[id] != nil else { return fault("no such node", patch) }
    }
  }

  private func forget(_ id: NodeID) {
    var pending = [id]
    while let next = pending.popLast() {
      removed.insert(next)
      if let entry = entries.removeValue(forKey: next) { pending += entry.children }
    }
  }

  private func fault(_ what: String, _ patch: Patch) {
    faults.append("\(what): \(patch)")
  }
}
