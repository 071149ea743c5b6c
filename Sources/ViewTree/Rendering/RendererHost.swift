/// Applies patches to a renderer: knows which handle belongs to which node id.
///
/// Patches that make no sense (an unknown id, an index out of range) are skipped and recorded in
/// ``faults``; nothing traps.
@MainActor
public final class RendererHost<R: Renderer>: PatchTarget {
  public let renderer: R
  /// What was wrong with patches so far, in words.
  public private(set) var faults: [String] = []
  private var entries: [NodeID: Entry] = [:]

  private struct Entry {
    let handle: R.Handle
    var parent: NodeID?
    var children: [NodeID] = []
  }

  public init(_ renderer: R) {
    self.renderer = renderer
    entries[.surface] = Entry(handle: renderer.surface)
  }

  public var kinds: Set<Kind> { renderer.kinds }

  public var virtualKinds: Set<Kind> { renderer.virtualKinds }

  /// The number of live nodes, the surface not counted.
  public var nodeCount: Int { entries.count - 1 }

  /// What the renderer draws a node with, or `nil` where the node is gone.
  public func handle(for id: NodeID) -> R.Handle? {
    entries[id]?.handle
  }

  public func setEvents(_ events: @escaping @MainActor (Event) -> Void) {
    renderer.events = events
  }

  public func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
    renderer.commit()
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .make(let id, let content):
      guard entries[id] == nil else { return fault("made twice", patch) }
      entries[id] = Entry(handle: renderer.make(id, content))

    case .update(let id, let old, let new):
      guard let entry = entries[id] else { return fault("no such node", patch) }
      renderer.update(entry.handle, from: old, to: new)

    case .insert(let id, let parent, let index):
      guard let child = entries[id], child.parent == nil, let target = entries[parent],
        index >= 0, index <= target.children.count
      else { return fault("can't insert", patch) }
      entries[parent]?.children.insert(id, at: index)
      entries[id]?.parent = parent
      renderer.insert(child.handle, into: target.handle, at: index)

    case .move(let id, let parent, let from, let to):
      guard let child = entries[id], let target = entries[parent],
        target.children.indices.contains(from), target.children[from] == id,
        target.children.indices.contains(to)
      else { return fault("can't move", patch) }
      entries[parent]?.children.remove(at: from)
      entries[parent]?.children.insert(id, at: to)
      renderer.move(child.handle, in: target.handle, from: from, to: to)

    case .remove(let id, let parent, let index):
      guard let child = entries[id], let target = entries[parent],
        target.children.indices.contains(index), target.children[index] == id
      else { return fault("can't remove", patch) }
      entries[parent]?.children.remove(at: index)
      renderer.remove(child.handle, from: target.handle, at: index)
      forget(id)

    case .answer(let id, let answer):
      guard let entry = entries[id] else { return fault("no such node", patch) }
      renderer.answer(entry.handle, answer)
    }
  }

  private func forget(_ id: NodeID) {
    var pending = [id]
    while let next = pending.popLast() {
      if let entry = entries.removeValue(forKey: next) { pending += entry.children }
    }
  }

  private func fault(_ what: String, _ patch: Patch) {
    faults.append("\(what): \(patch)")
  }
}
