import ViewTree

/// Selection: state names rows by tag, the tree by index.
extension Engine {
  /// The tags of rows of a list.
  func tags(at indices: Set<Int>, in list: ElementMount) -> Set<AnyHashable> {
    var tags: Set<AnyHashable> = []
    visitTags(in: list) { row in
      switch row {
      case .tag(let tag, let index):
        if let tag, indices.contains(index) { tags.insert(tag) }
      case .unmounted(let rows, let offset):
        for index in indices where (offset..<(offset + rows.source.count)).contains(index) {
          guard !rows.isMounted(index - offset) else { continue }
          tags.insert(rows.source.key(at: index - offset))
        }
      }
    }
    return tags
  }

  /// Brings the selected indices in line with the selected tags. Returns whether they changed.
  func refreshSelection(of list: ElementMount) -> Bool {
    guard let selection = list.handlers?.selection, case .list(var element) = list.content.element
    else { return false }
    element.selection = indices(of: selection.selected, in: list)
    let base = list.base
    var content = list.content
    content.element = .list(element)
    return list.setContent(content, base: base)
  }

  private func indices(of selected: Set<AnyHashable>, in list: ElementMount) -> Set<Int> {
    guard !selected.isEmpty else { return [] }
    var indices: Set<Int> = []
    visitTags(in: list) { row in
      switch row {
      case .tag(let tag, let index):
        if let tag, selected.contains(tag) { indices.insert(index) }
      case .unmounted(let rows, let offset):
        for tag in selected {
          guard let place = rows.source.position(of: tag), !rows.isMounted(place) else { continue }
          indices.insert(offset + place)
        }
      }
    }
    return indices
  }

  private enum TaggedRow {
    /// A mounted row: the nearest `tag` or `ForEach` id around it.
    case tag(AnyHashable?, at: Int)
    /// The rest of a collection of which only some rows are mounted: they go by their ids.
    case unmounted(RowsMount, from: Int)
  }

  private func visitTags(in list: ElementMount, _ visit: (TaggedRow) -> Void) {
    var count = 0
    // A row of a window has an index that doesn't follow from those before it.
    var pending: [(mount: Mount, tag: AnyHashable?, index: Int?)] =
      list.below.reversed().map { ($0, nil, nil) }
    while let (mount, tag, index) = pending.popLast() {
      switch mount {
      case let element as ElementMount:
        guard element.outlet == .content else { continue }
        visit(.tag(tag, at: index ?? count))
        if index == nil { count += 1 }
      case let collection as CollectionMount:
        let parts = zip(collection.parts, collection.keys)
        if let rows = collection.rows {
          let offset = count
          visit(.unmounted(rows, from: offset))
          pending += zip(parts, rows.places).reversed().map { ($0.0, $0.1, offset + $1) }
          count += rows.source.count
        } else {
          pending += parts.reversed().map { ($0, $1, index) }
        }
      case let attached as AttachedMount:
        let tag = (attached.attachment as? TagAttachment)?.tag ?? tag
        pending += attached.below.map { ($0, tag, index) }
      default:
        pending += mount.below.reversed().map { ($0, tag, index) }
      }
    }
  }
}
