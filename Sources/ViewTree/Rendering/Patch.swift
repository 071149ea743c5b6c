/// One step from the tree that a renderer shows to the tree that it should show.
///
/// Patches are data: they can be recorded, compared, replayed and sent over a wire. A batch is
/// well formed when
/// - a node is made once, its children are inserted into it before it is inserted anywhere;
/// - indices refer to the child list as it is after the steps before this one, and the last step
///   leaves the final list;
/// - a removed node's whole subtree is gone, and none of its ids is mentioned again.
public enum Patch: Hashable, Sendable, Codable {
  // NB: contents are large and most patches have none, so these two are boxed.
  indirect case make(NodeID, Content)
  indirect case update(NodeID, from: Content, to: Content)
  case insert(NodeID, into: NodeID, at: Int)
  /// The child at `from` is taken out and put back so that its index is `to`.
  case move(NodeID, in: NodeID, from: Int, to: Int)
  case remove(NodeID, from: NodeID, at: Int)
  /// The answer to a text field's edit.
  case answer(NodeID, TextAnswer)
}
