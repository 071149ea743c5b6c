import ViewTree

/// Edits of rows: the tree names them by index among a list's children, state by offset in the
/// collection that they come from.
extension Engine {
  /// Hands an edit of rows to the collections that the rows come from. `nil` where it is no such edit.
  func editRows(_ kind: Event.Kind, of list: ElementMount) -> Bool? {
    switch kind {
    case .delete(let indices):
      let groups = rows(at: indices, in: list)
      return !groups.isEmpty
        && groups.allSatisfy { group in
          group.collection.rowsAttachments.contains { $0.delete(group.offsets) }
        }
    case .move(let from, let to):
      let groups = rows(at: from, in: list)
      // A drag stays within the collection that it began in.
      guard groups.count == 1, let group = groups.first else { return false }
      let target = offset(before: to, in: list, of: group.collection)
      return group.collection.rowsAttachments.contains { $0.move(group.offsets, to: target) }
    default: return nil
    }
  }

  private struct Group {
    let collection: CollectionMount
    var offsets: [Int]
  }

  private func rows(at indices: [Int], in list: ElementMount) -> [Group] {
    var groups: [Group] = []
    for index in indices.sorted() {
      guard let (collection, offset) = position(of: index, in: list) else { continue }
      if let known = groups.firstIndex(where: { $0.collection === collection }) {
        if !groups[known].offsets.contains(offset) { groups[known].offsets.append(offset) }
      } else {
        groups.append(Group(collection: collection, offsets: [offset]))
      }
    }
    return groups
  }

  /// The collection that a row comes from, and its offset there.
  private func position(of index: Int, in list: ElementMount) -> (CollectionMount, Int)? {
    switch row(at: index, in: list) {
    case .element(let collection, let offset): (collection, offset)
    case .node(let node): node.position
    case nil: nil
    }
  }

  private func offset(
    before index: Int, in list: ElementMount, of collection: CollectionMount
  ) -> Int {
    if let (found, offset) = position(of: index, in: list), found === collection { return offset }
    let first = firstRow(of: collection, in: list)
    return index <= first ? 0 : collection.rows?.source.count ?? collection.parts.count
  }

  private func firstRow(of collection: CollectionMount, in list: ElementMount) -> Int {
    guard list.window != nil else {
      return list.shown.firstIndex { $0.position?.0 === collection } ?? 0
    }
    var first: Int?
    visitRows(of: list) { content, offset in
      guard first == nil else { return }
      switch content {
      case .node(let node): if node.position?.0 === collection { first = offset }
      case .rows(let mount, _): if mount === collection { first = offset }
      }
    }
    return first ?? 0
  }
}

extension ElementMount {
  /// The collection that the node comes from, and the offset of its part.
  fileprivate var position: (CollectionMount, Int)? {
    var mount: Mount = self
    while let parent = mount.parent, !(parent is ElementMount) {
      if let collection = parent as? CollectionMount {
        return collection.parts.firstIndex { $0 === mount }.map {
          (collection, collection.rows?.places[$0] ?? $0)
        }
      }
      mount = parent
    }
    return nil
  }
}

extension CollectionMount {
  fileprivate var rowsAttachments: [RowsAttachment] {
    var result: [RowsAttachment] = []
    var mount = parent
    while let attached = mount as? AttachedMount {
      if let rows = attached.attachment as? RowsAttachment { result.append(rows) }
      mount = attached.parent
    }
    return result
  }
}

extension Blueprint {
  /// The edits that collections directly in here allow.
  var rowEvents: EventSet {
    switch node {
    case .sequence(let parts):
      parts.reduce(into: []) { $0.formUnion($1.rowEvents) }
    case .branch(_, let box), .keyed(_, let box):
      box.blueprint.rowEvents
    case .attached(let attached):
      ((attached.attachment as? RowsAttachment)?.events ?? [])
        .union(attached.content.rowEvents)
    case .empty, .element, .scope, .collection:
      []
    }
  }
}
