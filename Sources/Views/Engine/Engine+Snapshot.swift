import ViewTree

extension Engine {
  /// The mounted tree as a value, or `nil` before the start and after the end.
  public func snapshot() -> Node? {
    root.map(node)
  }

  /// The tree evaluated from scratch with the state that is mounted: what ``snapshot()`` must equal
  /// whenever nothing is marked, node ids included.
  ///
  /// Bodies run, but nothing is observed, no life cycle begins, and nothing is sent.
  public func oracle() -> Node? {
    guard let root else { return nil }
    let shadow = Engine(isShadow: true, rootBlueprint)
    shadow.mountRoot(twin: root, kinds: kinds)
    return shadow.snapshot()
  }

  private func node(_ mount: ElementMount) -> Node {
    Node(id: mount.id, content: mount.content, children: mount.shown.map(node))
  }
}
