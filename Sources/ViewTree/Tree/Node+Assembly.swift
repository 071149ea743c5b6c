extension Node {
  /// Builds a tree from something shaped like one, without recursion, so that no depth is too deep.
  ///
  /// - Parameter describe: The id, the content and what is below, or `nil` where there is no node.
  package static func assemble<Key>(
    _ root: Key, _ describe: (Key) -> (id: NodeID, content: Content, children: [Key])?
  ) -> Node? {
    func frame(_ key: Key) -> Frame<Key>? {
      describe(key).map { Frame(node: Node(id: $0.id, content: $0.content), children: $0.children) }
    }
    guard let first = frame(root) else { return nil }
    var frames = [first]
    while true {
      let top = frames.count - 1
      if frames[top].next < frames[top].children.count {
        let key = frames[top].children[frames[top].next]
        frames[top].next += 1
        if let child = frame(key) { frames.append(child) }
      } else {
        let node = frames.removeLast().node
        guard top > 0 else { return node }
        frames[top - 1].node.children.append(node)
      }
    }
  }
}

private struct Frame<Key> {
  var node: Node
  let children: [Key]
  var next = 0
}
