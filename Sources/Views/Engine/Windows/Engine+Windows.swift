import IssueReporting
import ViewTree

/// Virtual containers: which of their rows are mounted. See ``ViewTree/RowWindow``.
///
/// ```
/// list ─ EmptyMount
///      ├ ElementMount       row 0          written out: always mounted, shown within the window
///      └ CollectionMount    rows 1...1000  only those in the window are mounted
/// ```
extension Engine {
  /// Whether the target can do with some of the rows of a new container.
  func isVirtual(_ mount: ElementMount, _ blueprint: ElementBlueprint) -> Bool {
    guard blueprint.isLazy, mount.original == nil, virtualKinds.contains(mount.kind) else {
      return false
    }
    switch mount.kind {
    case .section: return mount.host?.kind == .list && mount.host?.window != nil
    case .stack: return mount.host?.kind == .scroll
    default: return true
    }
  }

  /// Whether only some parts of a new collection need be mounted.
  func isVirtual(_ mount: CollectionMount, twin: CollectionMount?) -> Bool {
    guard let host = mount.host, host.window != nil else { return false }
    if isShadow, let twin, twin.rows == nil { return false }
    // The row of a collection is one node; a collection in it would be many.
    var next = mount.parent
    while let parent = next, parent !== host {
      if parent is CollectionMount { return false }
      next = parent.parent
    }
    return true
  }

  func markWindowDirty(of host: ElementMount?) {
    guard let host, let window = host.window, !window.isDirty else { return }
    window.isDirty = true
    dirtyWindows.append(host)
  }

  /// Gives each virtual container that changed the rows of its window, once nothing else is to be
  /// evaluated. Returns whether there was any.
  func layoutWindows() -> Bool {
    guard !dirtyWindows.isEmpty else { return false }
    let hosts = dirtyWindows
    dirtyWindows = []
    for host in hosts {
      guard let window = host.window else { continue }
      window.isDirty = false
      if host.isMounted { layout(host, window) }
    }
    return true
  }

  private func layout(_ host: ElementMount, _ window: RowsWindow) {
    var old: [ObjectIdentifier: Int] = [:]
    for (index, node) in host.shown.enumerated() where node.outlet == .content {
      old[ObjectIdentifier(node)] = window.toldStart + index
    }
    var moved: [(old: Int, new: Int)] = []
    var collections: [(mount: CollectionMount, rows: RowsMount, offset: Int)] = []
    let total = visitRows(of: host) { content, offset in
      switch content {
      case .node(let node):
        if let index = old[ObjectIdentifier(node)] { moved.append((index, offset)) }
      case .rows(let mount, let rows):
        collections.append((mount, rows, offset))
        guard !old.isEmpty else { return }
        for (place, part) in zip(rows.places, mount.parts) {
          guard let node = part.firstNode, let index = old[ObjectIdentifier(node)] else { continue }
          moved.append((index, offset + place))
        }
      }
    }
    let range = window.place(moved, of: total)

    var hasNewRows = false
    for (mount, rows, offset) in collections {
      let lower = min(max(range.lowerBound - offset, 0), rows.source.count)
      let upper = min(max(range.upperBound - offset, lower), rows.source.count)
      if show(lower..<upper, of: mount, rows) { hasNewRows = true }
    }
    if hasNewRows {
      // Counted once they are evaluated.
      markWindowDirty(of: host)
    } else {
      for (mount, rows, _) in collections where !mount.parts.allSatisfy(\.isOneNode) {
        mountAll(mount, rows)
      }
    }
    if range != window.rows || total != window.total {
      window.rows = range
      window.total = total
      markListChanged(of: host)
      refreshContent(of: host)
    } else if host.content.element.window == nil {
      refreshContent(of: host)
    }
    laidOutWindows.append(window)
  }

  /// Mounts a range of a collection and nothing else of it. Returns whether anything is new.
  private func show(_ range: Range<Int>, of mount: CollectionMount, _ rows: RowsMount) -> Bool {
    guard !rows.places.elementsEqual(range) else { return false }
    var old: [Int: (key: AnyHashable, part: Mount)] = [:]
    for (index, place) in rows.places.enumerated() {
      let row = (key: mount.keys[index], part: mount.parts[index])
      if range.contains(place) {
        old[place] = row
      } else {
        put(row.part, row.key, at: place, aside: rows)
      }
    }
    let missing = range.filter { old[$0] == nil }
    let found = evaluated(missing, of: mount, rows)
    var next = 0
    var keys: [AnyHashable] = []
    var parts: [Mount] = []
    for place in range {
      if let row = old[place] {
        keys.append(row.key)
        parts.append(row.part)
      } else {
        let twin = isShadow ? rows.twinPart(at: place) : rows.saved.take(found[next].key)
        keys.append(found[next].key)
        parts.append(create(found[next].part, parent: mount, twin: twin))
        next += 1
      }
    }
    mount.keys = keys
    mount.parts = parts
    rows.places = Array(range)
    reportDuplicates(in: mount, rows.source)
    markOrderDirty(of: mount)
    return !missing.isEmpty
  }

  /// Keys and parts at places, as if the body had asked for them.
  private func evaluated(
    _ places: [Int], of mount: CollectionMount, _ rows: RowsMount
  ) -> [(key: AnyHashable, part: Blueprint)] {
    let source = rows.source
    let make = { places.map { (source.key(at: $0), source.part(at: $0)) } }
    return mount.scope?.track(make) ?? make()
  }

  /// Unmounts a row and keeps its state for when it comes back.
  private func put(_ part: Mount, _ key: AnyHashable, at place: Int, aside rows: RowsMount) {
    unmount(part)
    if !isShadow, let husk = part.husk() { rows.saved.add(husk, key, at: place) }
  }

  /// The collection has changed: rows that are still there stay, wherever they are.
  func update(_ mount: CollectionMount, _ rows: RowsMount, _ blueprint: CollectionBlueprint) {
    let old = rows.source
    rows.source = blueprint
    let isSame = blueprint.count == old.count && blueprint.hasSameKeys(as: old)
    let count = mount.parts.count
    var positions: [Int?] = rows.places
    if !isSame {
      let entries = zip(mount.keys, rows.places).map { (key: $0, index: $1) } + rows.saved.entries
      let all = mount.scope?.track {
        blueprint.positions(of: entries, shift: blueprint.count - old.count)
      }
      positions = Array((all ?? []).prefix(count))
      rows.saved.move(to: Array((all ?? []).dropFirst(count)))
    }
    var kept: [Int: Int] = [:]
    for (index, position) in positions.enumerated() {
      if let position, kept[position] == nil {
        kept[position] = index
      } else {
        unmount(mount.parts[index])
      }
    }
    let places = kept.keys.sorted()
    let found = evaluated(places, of: mount, rows)
    let oldParts = mount.parts
    mount.parts = zip(places, found).map { place, found in
      reconcile(kept[place].map { oldParts[$0] }, found.part, parent: mount)
    }
    mount.keys = found.map(\.key)
    rows.places = places
    if !isSame || count != places.count {
      markOrderDirty(of: mount)
      markWindowDirty(of: mount.host)
    }
  }

  /// Mounts all parts of a collection whose rows can't be counted otherwise, from now on.
  private func mountAll(_ mount: CollectionMount, _ rows: RowsMount) {
    statistics.eagerCollections += 1
    let source = rows.source
    let found = mount.scope?.track { (source.keys, source.parts) } ?? (source.keys, source.parts)
    let old = Dictionary(uniqueKeysWithValues: zip(rows.places, mount.parts))
    mount.rows = nil
    let keys = distinct(found.0, source, mount)
    mount.parts = found.1.enumerated().map { index, part in
      old[index] ?? create(part, parent: mount, twin: rows.saved.take(keys[index]))
    }
    mount.keys = keys
    markOrderDirty(of: mount)
  }

  private func reportDuplicates(in mount: CollectionMount, _ source: CollectionBlueprint) {
    guard !mount.hasReportedDuplicates, !isShadow else { return }
    var seen: Set<AnyHashable> = []
    if let duplicate = mount.keys.first(where: { !seen.insert($0).inserted }) {
      mount.hasReportedDuplicates = true
      reportDuplicate(duplicate, source)
    }
  }
}

extension Mount {
  /// The first node in here that takes part in the content of the host.
  var firstNode: ElementMount? {
    var pending: [Mount] = [self]
    while let mount = pending.popLast() {
      if let element = mount as? ElementMount {
        if element.outlet == .content { return element }
      } else {
        pending += mount.below.reversed()
      }
    }
    return nil
  }

  /// Whether what is in here is one row.
  var isOneNode: Bool {
    var count = 0
    var pending: [Mount] = [self]
    while let mount = pending.popLast() {
      if let element = mount as? ElementMount {
        if element.outlet == .content { count += 1 }
      } else if (mount as? CollectionMount)?.rows != nil {
        return false
      } else {
        pending += mount.below
      }
      if count > 1 { return false }
    }
    return count == 1
  }
}
