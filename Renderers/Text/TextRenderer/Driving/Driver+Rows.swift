import ViewTree

extension Driver {
  /// Selects rows of one list, and no others.
  package func select(_ queries: [Query]) throws(Refusal) {
    var list: NodeID?
    var indices: Set<Int> = []
    for query in queries {
      let (entry, row) = try row(query, to: "select")
      if let list, list != row.list {
        throw Refusal(
          "Can't select \(query.description): it is in another list than the first row.")
      }
      guard isSelectable(entry) else {
        throw Refusal("Can't select \(query.description): its list has no selection.")
      }
      list = row.list
      indices.insert(row.index)
    }
    guard let list, let handle = renderer.handles[list],
      case .list(let element) = handle.content.element
    else { return }
    if element.selectionMode == .single, indices.count > 1 {
      throw Refusal("Can't select \(indices.count) rows: their list selects one at a time.")
    }
    renderer.events?(Event(list, .select(indices)))
  }

  func isSelectable(_ entry: ScreenIndex.Entry) -> Bool {
    guard let row = entry.row, let handle = renderer.handles[row.list],
      case .list(let element) = handle.content.element
    else { return false }
    return element.selectionMode != .none
  }

  /// Removes a row, as pressing Delete or swiping does.
  package func delete(_ query: Query) throws(Refusal) {
    let (_, row) = try row(query, to: "delete")
    let list = try list(of: row, listeningTo: .delete, "delete", query)
    renderer.events?(Event(list, .delete([row.index])))
  }

  /// Drags a row to before another one, or to the end where there is no other.
  package func move(_ query: Query, before other: Query?) throws(Refusal) {
    let (_, row) = try row(query, to: "move")
    let list = try list(of: row, listeningTo: .move, "move", query)
    var target = renderer.handles[list]?.children.count {
      $0.content.element.kind.outlet == .content
    }
    if let other {
      let (_, place) = try self.row(other, to: "move to before", mayBeOutOfSight: true)
      guard place.list == list else {
        throw Refusal(
          "Can't move \(query.description) to before \(other.description): they are in different "
            + "lists.")
      }
      target = place.index
    }
    renderer.events?(Event(list, .move(from: [row.index], to: target ?? 0)))
  }

  /// Asks the list or scroll view for fresh content.
  package func refresh(_ query: Query) throws(Refusal) {
    let entry = try reach(query, to: "refresh", mayBeOutOfSight: true)
    try send(.refresh, to: entry, "refresh", query)
  }

  private func row(_ query: Query, to verb: String, mayBeOutOfSight: Bool = false) throws(Refusal)
    -> (ScreenIndex.Entry, ScreenIndex.Row)
  {
    let entry = try reach(query, to: verb, mayBeOutOfSight: mayBeOutOfSight)
    guard let row = entry.row else {
      throw Refusal(
        "Can't \(verb) \(query.description): it is a \(entry.word), not a row of a list.")
    }
    return (entry, row)
  }

  private func list(
    of row: ScreenIndex.Row, listeningTo event: EventSet, _ verb: String, _ query: Query
  ) throws(Refusal) -> NodeID {
    guard let handle = renderer.handles[row.list], handle.content.events.contains(event) else {
      throw Refusal("Can't \(verb) \(query.description): nothing handles it, so nothing happens.")
    }
    return row.list
  }
}
