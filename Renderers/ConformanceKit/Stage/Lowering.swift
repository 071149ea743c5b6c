import ViewTree

/// Lowers trees for a renderer that draws some kinds only, as the core does, and keeps ids stable.
@MainActor
final class Lowering {
  private let kinds: Set<Kind>
  private var ids: [Key: NodeID] = [:]
  private var firstKinds: [NodeID: Kind] = [:]
  private var origins: [NodeID: Origin] = [:]

  private struct Key: Hashable {
    let node: NodeID
    let path: [Int]
    let kind: Kind
  }

  private struct Origin {
    let node: NodeID
    var sends: Event.Kind?
  }

  /// What the renderer knows a node by.
  private(set) var shownIDs: [NodeID: NodeID] = [:]

  private static var next: UInt64 = 1 << 40

  init(kinds: Set<Kind>) {
    self.kinds = kinds
  }

  func lower(_ node: Node) -> Node {
    var children = node.children.map(lower)
    let isDrawn = kinds.contains(node.content.element.kind)
    guard !isDrawn, let lowered = node.content.lowered() else {
      return Node(id: rootID(node.id, node.content), content: node.content, children: children)
    }
    switch node.content.element {
    case .tabs(let tabs):
      for index in children.indices where index != tabs.selection ?? 0 {
        children[index].content.meaning.isHidden = true
      }
    case .disclosure(let disclosure):
      if !disclosure.isExpanded { children = [] }
    case .navigationStack:
      for index in children.indices.dropLast() { children[index].content.meaning.isHidden = true }
    default: break
    }
    return build(lowered, of: node.id, path: [], children)
  }

  /// The event as the original tree knows it.
  func original(_ event: Event) -> Event {
    guard let origin = origins[event.node] else { return event }
    if let sends = origin.sends { return Event(origin.node, sends) }
    if case .back(let screen) = event.kind {
      return Event(origin.node, .back(to: origins[screen]?.node ?? screen))
    }
    return Event(origin.node, event.kind)
  }

  /// What can be done to the parts that a node was lowered to, and what the node receives then.
  func parts(of node: NodeID, in shown: [Node]) -> [(part: Node, event: Event.Kind)] {
    shown.flatMap { part -> [(part: Node, event: Event.Kind)] in
      let below = parts(of: node, in: part.children)
      guard let origin = origins[part.id], origin.node == node, let event = origin.sends else {
        return below
      }
      return [(part, event)] + below
    }
  }

  private func build(_ lowered: Lowered, of node: NodeID, path: [Int], _ original: [Node]) -> Node {
    var children: [Node] = []
    for (index, child) in lowered.children.enumerated() {
      switch child {
      case .content: children += original
      case .node(let part): children.append(build(part, of: node, path: path + [index], original))
      }
    }
    let id = path.isEmpty ? rootID(node, lowered.content) : partID(node, path, lowered)
    return Node(id: id, content: lowered.content, children: children)
  }

  /// A node of one kind never becomes one of another: it is replaced.
  private func rootID(_ node: NodeID, _ content: Content) -> NodeID {
    let kind = content.element.kind
    let first = firstKinds[node] ?? kind
    firstKinds[node] = first
    let id = kind == first ? node : freshID(Key(node: node, path: [], kind: kind))
    origins[id] = Origin(node: node)
    shownIDs[node] = id
    return id
  }

  private func partID(_ node: NodeID, _ path: [Int], _ lowered: Lowered) -> NodeID {
    let id = freshID(Key(node: node, path: path, kind: lowered.content.element.kind))
    origins[id] = Origin(node: node, sends: lowered.sends)
    return id
  }

  private func freshID(_ key: Key) -> NodeID {
    if let id = ids[key] { return id }
    Self.next += 1
    let id = NodeID(rawValue: Self.next)
    ids[key] = id
    return id
  }
}
