import ViewTree

/// The patches from one tree to another, where nodes with the same id are the same.
///
/// Not the fewest: it moves in both directions, as no fixed strategy would, so that a renderer can't
/// get by with one of them.
struct TreeDifference {
  /// Whether lists are put in order from their end.
  let isBackward: Bool
  private(set) var patches: [Patch] = []

  init(from old: [Node], to new: [Node], isBackward: Bool = false) {
    self.isBackward = isBackward
    update(old, new)
    arrange(.surface, old, new)
  }

  private mutating func update(_ old: [Node], _ new: [Node]) {
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    for node in new {
      guard let before = known[node.id] else { continue }
      if before.content != node.content {
        patches.append(.update(node.id, from: before.content, to: node.content))
      }
      update(before.children, node.children)
    }
  }

  private mutating func arrange(_ parent: NodeID, _ old: [Node], _ new: [Node]) {
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let wanted = Set(new.map(\.id))
    var current = old.map(\.id)
    for index in current.indices.reversed() where !wanted.contains(current[index]) {
      patches.append(.remove(current.remove(at: index), from: parent, at: index))
    }
    for step in new.indices {
      let index = isBackward ? new.count - 1 - step : step
      let node = new[index]
      if let from = current.firstIndex(of: node.id) {
        let to = isBackward ? current.count - 1 - step : index
        if from != to {
          current.insert(current.remove(at: from), at: to)
          patches.append(.move(node.id, in: parent, from: from, to: to))
        }
      } else {
        let to = isBackward ? current.count - step : index
        make(node)
        current.insert(node.id, at: to)
        patches.append(.insert(node.id, into: parent, at: to))
      }
    }
    for node in new {
      if let before = known[node.id] { arrange(node.id, before.children, node.children) }
    }
  }

  private mutating func make(_ node: Node) {
    patches.append(.make(node.id, node.content))
    for (index, child) in node.children.enumerated() {
      make(child)
      patches.append(.insert(child.id, into: node.id, at: index))
    }
  }
}
