import ViewTree

/// A frame as a list of what a user could name, with what stands in the way of using it.
///
/// Made once per frame: a query then looks through names, not through the tree.
struct ScreenIndex {
  struct Entry {
    let id: NodeID
    let role: Role
    let name: String
    let identifier: String?
    let node: Node
    /// Ids from the root down to the node itself.
    let path: [NodeID]
    /// Why a user can't use it now, or `nil`.
    let obstacle: String?
  }

  private(set) var entries: [Entry] = []

  init(_ root: Node) {
    let presented = Self.lastPresentation(in: root)
    visit(root, path: [], obstacle: nil, isCovered: presented != nil, presented: presented)
  }

  private mutating func visit(
    _ node: Node, path: [NodeID], obstacle: String?, isCovered: Bool, presented: NodeID?
  ) {
    let meaning = node.content.meaning
    var obstacle = obstacle
    if meaning.isHidden { obstacle = obstacle ?? "is hidden" }
    if meaning.isDisabled { obstacle = obstacle ?? "is disabled" }
    let isCovered = isCovered && node.id != presented
    let path = path + [node.id]
    let role = node.content.role
    if role != .none || meaning.identifier != nil || meaning.label != nil {
      entries.append(
        Entry(
          id: node.id, role: role, name: node.accessibleName, identifier: meaning.identifier,
          node: node, path: path,
          obstacle: obstacle ?? (isCovered ? "is covered by what is presented over it" : nil)))
    }
    let visible = Set(node.visibleChildren.map(\.id))
    for child in node.children {
      // The label of a control is its name; nobody looks for it by itself.
      if node.isNamedByItsChildren, child.content.element.kind.outlet == .content { continue }
      let reason = visible.contains(child.id) ? nil : "is on a screen or page that isn't shown"
      visit(
        child, path: path, obstacle: obstacle ?? reason, isCovered: isCovered,
        presented: presented)
    }
  }

  /// The presentation on top: everything that isn't in it is out of reach.
  private static func lastPresentation(in node: Node) -> NodeID? {
    guard !node.content.meaning.isHidden else { return nil }
    let visible = Set(node.visibleChildren.map(\.id))
    for child in node.children.reversed() where visible.contains(child.id) {
      if let deeper = lastPresentation(in: child) { return deeper }
      if child.content.element.kind.outlet == .presentation { return child.id }
    }
    return nil
  }
}
