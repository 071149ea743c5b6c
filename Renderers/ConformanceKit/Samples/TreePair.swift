import ViewTree

/// Two trees of which the first is patched into the second.
struct TreePair {
  var first: Node
  var second: Node
  let seed: UInt64

  /// A smallest pair that still fails, found by leaving out subtrees and looks for as long as it does.
  ///
  /// - Complexity: O(*n*²) attempts in the number of nodes.
  @MainActor
  func shrunk(while fails: (TreePair) throws(Halt) -> Bool) throws(Halt) -> TreePair {
    var pair = self
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for id in pair.ids {
        for smaller in [pair.without(id), pair.plainer(id)] where smaller.size < pair.size {
          if try fails(smaller) {
            pair = smaller
            isShrinking = true
            break
          }
        }
      }
    }
    return pair
  }

  private var ids: [NodeID] {
    var ids: [NodeID] = []
    func visit(_ node: Node) {
      if node.id != first.id, !ids.contains(node.id) { ids.append(node.id) }
      node.children.forEach(visit)
    }
    visit(first)
    visit(second)
    return ids
  }

  /// How much there is to look at: nodes, and what differs from plain ones.
  private var size: Int {
    func count(_ node: Node) -> Int {
      let plain = Content(node.content.element, events: node.content.events)
      return 2 + (node.content == plain ? 0 : 1) + node.children.reduce(0) { $0 + count($1) }
    }
    return count(first) + count(second)
  }

  private func without(_ id: NodeID) -> TreePair {
    TreePair(
      first: first.withChildren { $0.removing(id) },
      second: second.withChildren { $0.removing(id) },
      seed: seed)
  }

  private func plainer(_ id: NodeID) -> TreePair {
    func plain(_ nodes: [Node]) -> [Node] {
      nodes.changing(id) { $0.content = Content($0.content.element, events: $0.content.events) }
    }
    return TreePair(
      first: first.withChildren(plain), second: second.withChildren(plain), seed: seed)
  }
}

extension Node {
  func withChildren(_ change: ([Node]) -> [Node]) -> Node {
    Node(id: id, content: content, children: change(children))
  }
}
