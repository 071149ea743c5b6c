/// A fully evaluated tree as a value: it compares, prints and encodes.
///
/// Children come in one list: first the content in reading order, then what kinds with another
/// ``Outlet`` add (toolbar items, then presentations such as alerts), so that the index of a
/// content child never depends on what is presented over it.
public struct Node: Hashable, Sendable, Codable, Identifiable {
  public var id: NodeID
  public var content: Content
  public var children: [Node]

  public init(id: NodeID, content: Content, children: [Node] = []) {
    self.id = id
    self.content = content
    self.children = children
  }
}
