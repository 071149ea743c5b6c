/// What a collection knows of which only some parts are mounted.
@MainActor
final class RowsMount {
  /// Where parts come from when they are wanted.
  var source: CollectionBlueprint
  /// The index of each mounted part in the collection, ascending.
  var places: [Int] = []
  var saved = SavedRows()
  /// The mounted collection whose state a shadow reads.
  let twin: CollectionMount?

  init(_ source: CollectionBlueprint, twin: CollectionMount?) {
    self.source = source
    self.twin = twin
  }

  /// Whether the part at an index of the collection is mounted.
  func isMounted(_ index: Int) -> Bool {
    guard let first = places.first, let last = places.last else { return false }
    return (first...last).contains(index)
  }

  /// What a shadow's part reads state from.
  func twinPart(at index: Int) -> Mount? {
    guard let twin, let places = twin.rows?.places,
      let offset = places.firstIndex(of: index)
    else { return nil }
    return twin.parts[offset]
  }
}

/// State of rows that have left the window, by key, so that they have it when they come back.
@MainActor
struct SavedRows {
  static let limit = 256

  private var rows: [AnyHashable: (index: Int, husk: Mount)] = [:]
  private var order: [AnyHashable] = []

  var isEmpty: Bool { rows.isEmpty }

  var entries: [(key: AnyHashable, index: Int)] {
    order.compactMap { key in rows[key].map { (key, $0.index) } }
  }

  mutating func add(_ husk: Mount, _ key: AnyHashable, at index: Int) {
    if rows.updateValue((index, husk), forKey: key) == nil { order.append(key) }
    while order.count > Self.limit { rows[order.removeFirst()] = nil }
  }

  mutating func take(_ key: AnyHashable) -> Mount? {
    guard !rows.isEmpty, let row = rows.removeValue(forKey: key) else { return nil }
    order.removeAll { $0 == key }
    return row.husk
  }

  /// Takes note of where rows are now, and forgets those that are nowhere.
  mutating func move(to positions: [Int?]) {
    for (key, position) in zip(order, positions) {
      if let position { rows[key]?.index = position } else { rows[key] = nil }
    }
    order.removeAll { rows[$0] == nil }
  }
}

extension Mount {
  /// Turns an unmounted row into what only keeps the state in it. `nil` where there is none.
  func husk() -> Mount? {
    var mounts: [Mount] = [self]
    var next = 0
    var hasState = false
    while next < mounts.count {
      hasState = hasState || (mounts[next] as? ScopeMount)?.hasState == true
      mounts += mounts[next].below
      next += 1
    }
    guard hasState else { return nil }
    for mount in mounts {
      switch mount {
      case let scope as ScopeMount: scope.strip()
      case let attached as AttachedMount: attached.attachment = Attachment()
      case let collection as CollectionMount: collection.rows = nil
      default: break
      }
    }
    return self
  }
}
