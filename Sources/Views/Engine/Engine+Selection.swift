import ViewTree

/// Selection: state names rows by tag, the tree by index.
extension Engine {
  /// The tags of children of a list.
  func tags(at indices: Set<Int>, in list: ElementMount) -> Set<AnyHashable> {
    let tags = tags(in: list)
    return Set(indices.compactMap { tags.indices.contains($0) ? tags[$0] : nil })
  }

  /// Brings the selected indices in line with the selected tags. Returns whether they changed.
  func refreshSelection(of list: ElementMount) -> Bool {
    guard let selection = list.handlers?.selection, case .list(var element) = list.content.element
    else { return false }
    let selected = selection.selected
    element.selection =
      selected.isEmpty
      ? []
      : Set(
        tags(in: list).enumerated().compactMap { index, tag in
          tag.map(selected.contains) == true ? index : nil
        })
    let base = list.base
    var content = list.content
    content.element = .list(element)
    return list.setContent(content, base: base)
  }

  /// The tag of each content child of a list: the nearest `tag` or `ForEach` id around it.
  private func tags(in list: ElementMount) -> [AnyHashable?] {
    var tags: [AnyHashable?] = []
    var pending: [(mount: Mount, tag: AnyHashable?)] = list.below.reversed().map { ($0, nil) }
    while let (mount, tag) = pending.popLast() {
      switch mount {
      case let element as ElementMount:
        if element.outlet == .content { tags.append(tag) }
      case let collection as CollectionMount:
        pending += zip(collection.parts, collection.keys).reversed().map { ($0, $1) }
      case let attached as AttachedMount:
        let tag = (attached.attachment as? TagAttachment)?.tag ?? tag
        pending += attached.below.map { ($0, tag) }
      default:
        pending += mount.below.reversed().map { ($0, tag) }
      }
    }
    return tags
  }
}
