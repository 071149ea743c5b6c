import ViewTree

/// The rows of lists, found out once and remembered until one comes, goes or hides.
package final class RowMemory {
  private var known: [NodeID: [RowGroup]] = [:]
  /// How many rows were looked at to find out which are laid out.
  package private(set) var visits = 0

  package init() {}

  func groups(of list: Node) -> [RowGroup] {
    if let groups = known[list.id] { return groups }
    let groups = RowGroup.groups(of: list)
    visits += groups.reduce(0) { $0 + $1.places.count }
    known[list.id] = groups
    return groups
  }

  func forget(_ list: NodeID) {
    known[list] = nil
  }
}
