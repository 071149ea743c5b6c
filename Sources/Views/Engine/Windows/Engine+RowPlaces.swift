import ViewTree

/// Something in a virtual container that counts as one row or several.
enum RowContent {
  /// One that is written out, or of a collection that is mounted whole.
  case node(ElementMount)
  case rows(CollectionMount, RowsMount)
}

/// From the rows of a container to their indices, and back.
extension Engine {
  /// Visits what makes up the rows of a container, in order, with the index of its first row.
  /// Returns the number of rows.
  ///
  /// - Complexity: O(*n*) in what is mounted.
  @discardableResult
  func visitRows(of host: ElementMount, _ visit: (RowContent, Int) -> Void) -> Int {
    var count = 0
    var pending: [Mount] = host.below.reversed()
    while let mount = pending.popLast() {
      if let element = mount as? ElementMount {
        guard element.outlet == .content else { continue }
        visit(.node(element), count)
        count += 1
      } else if let collection = mount as? CollectionMount, let rows = collection.rows {
        visit(.rows(collection, rows), count)
        count += rows.source.count
      } else {
        pending += mount.below.reversed()
      }
    }
    return count
  }

  /// The content children of a container with a window.
  func nodes(in host: ElementMount, _ window: RowsWindow) -> [ElementMount] {
    var nodes: [ElementMount] = []
    nodes.reserveCapacity(window.rows.count)
    visitRows(of: host) { content, offset in
      switch content {
      case .node(let node):
        if window.rows.contains(offset) { nodes.append(node) }
      case .rows(let mount, let rows):
        for (place, part) in zip(rows.places, mount.parts)
        where window.rows.contains(offset + place) {
          if let node = part.firstNode { nodes.append(node) }
        }
      }
    }
    return nodes
  }

  /// What is at the index of a row.
  enum RowPlace {
    case node(ElementMount)
    /// An element of a collection, mounted or not.
    case element(of: CollectionMount, at: Int)
  }

  func row(at index: Int, in host: ElementMount) -> RowPlace? {
    guard host.window != nil else {
      return host.shown.indices.contains(index) ? .node(host.shown[index]) : nil
    }
    var place: RowPlace?
    visitRows(of: host) { content, offset in
      switch content {
      case .node(let node):
        if offset == index { place = .node(node) }
      case .rows(let mount, let rows):
        if (offset..<(offset + rows.source.count)).contains(index) {
          place = .element(of: mount, at: index - offset)
        }
      }
    }
    return place
  }
}
