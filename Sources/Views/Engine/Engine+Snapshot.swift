import ViewTree

extension Engine {
  /// The mounted tree as a value, or `nil` before the start and after the end.
  public func snapshot() -> Node? {
    root.flatMap { root in Node.assemble(root) { ($0.id, $0.content, $0.shown) } }
  }

  /// The tree evaluated from scratch with the state that is mounted: what ``snapshot()`` must equal
  /// whenever nothing is marked, node ids included.
  ///
  /// Bodies run, but nothing is observed, no life cycle begins, and nothing is sent.
  public func oracle() -> Node? {
    guard let root else { return nil }
    let shadow = Engine(isShadow: true, rootBlueprint)
    shadow.mountRoot(twin: (root, self))
    return shadow.snapshot()
  }
}
