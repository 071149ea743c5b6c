/// The ids of an ``IdentifiedArray`` in order, with constant-time lookup.
///
/// ```swift
/// if state.rows.ids.contains(selection) { … }
/// ```
///
/// Ids lie in an array. From the ninth on, a hash table of positions lies next to it: open
/// addressing, linear probing, at most three quarters full. Fewer are scanned, which is faster.
public struct OrderedIDs<ID: Hashable> {
  @usableFromInline var ids: [ID] = []

  /// Position + 1 of the id whose probe sequence leads here; 0 where free. Empty: scan instead.
  @usableFromInline var buckets: [UInt32] = []

  init() {}

  /// The position of an id.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public func firstIndex(of id: ID) -> Int? {
    if buckets.isEmpty { return ids.firstIndex { $0 == id } }
    var bucket = home(of: id)
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return nil }
      if ids[Int(entry) - 1] == id { return Int(entry) - 1 }
      bucket = next(bucket)
    }
  }

  /// Whether an id belongs to an element of the collection.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public func contains(_ id: ID) -> Bool { firstIndex(of: id) != nil }
}

extension OrderedIDs {
  /// The id must be new.
  mutating func append(_ id: ID) {
    ids.append(id)
    if isCrowded { rebuild() } else if !buckets.isEmpty { occupy(id, position: ids.count - 1) }
  }

  /// The id must be new.
  mutating func insert(_ id: ID, at position: Int) {
    if position == ids.count { return append(id) }
    if !buckets.isEmpty { shift(from: position, by: 1) }
    ids.insert(id, at: position)
    if isCrowded { rebuild() } else if !buckets.isEmpty { occupy(id, position: position) }
  }

  mutating func remove(at position: Int) {
    if !buckets.isEmpty {
      vacate(position)
      shift(from: position + 1, by: -1)
    }
    ids.remove(at: position)
  }

  /// The new id must not occur elsewhere.
  mutating func replace(at position: Int, with id: ID) {
    if !buckets.isEmpty { vacate(position) }
    ids[position] = id
    if !buckets.isEmpty { occupy(id, position: position) }
  }

  mutating func swapAt(_ i: Int, _ j: Int) {
    if !buckets.isEmpty {
      let (a, b) = (bucket(ofPosition: i), bucket(ofPosition: j))
      buckets[a] = UInt32(j) + 1
      buckets[b] = UInt32(i) + 1
    }
    ids.swapAt(i, j)
  }

  /// Takes over ids in a new order or with some left out. They must be distinct.
  mutating func replaceAll(with newIDs: [ID]) {
    ids = newIDs
    rebuild()
  }

  mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    if count > Self.scanLimit, count > buckets.count / 4 * 3 { rebuild(capacity: count) }
  }
}

// MARK: The hash table

extension OrderedIDs {
  private static var scanLimit: Int { 8 }

  private var isCrowded: Bool {
    ids.count > (buckets.isEmpty ? Self.scanLimit : buckets.count / 4 * 3)
  }

  @inlinable func home(of id: ID) -> Int { id.hashValue & (buckets.count - 1) }

  @inlinable func next(_ bucket: Int) -> Int { (bucket + 1) & (buckets.count - 1) }

  private mutating func rebuild(capacity: Int = 0) {
    let capacity = Swift.max(capacity, ids.count)
    guard capacity > Self.scanLimit else { return buckets = [] }
    var size = 16
    while size / 4 * 3 < capacity { size *= 2 }
    // Twice the need, so that a table which grows by appending is rebuilt seldom.
    buckets = Array(repeating: 0, count: size * 2)
    for (position, id) in ids.enumerated() { occupy(id, position: position) }
  }

  private mutating func occupy(_ id: ID, position: Int) {
    var bucket = home(of: id)
    while buckets[bucket] != 0 { bucket = next(bucket) }
    buckets[bucket] = UInt32(position) + 1
  }

  private func bucket(ofPosition position: Int) -> Int {
    var bucket = home(of: ids[position])
    while buckets[bucket] != UInt32(position) + 1 { bucket = next(bucket) }
    return bucket
  }

  /// Frees a position's bucket, closing the gap in the probe sequences that pass it (Knuth's
  /// algorithm R).
  private mutating func vacate(_ position: Int) {
    var hole = bucket(ofPosition: position)
    var bucket = next(hole)
    while buckets[bucket] != 0 {
      let home = home(of: ids[Int(buckets[bucket]) - 1])
      let reachesHole =
        (bucket &- home) & (buckets.count - 1) >= (bucket &- hole) & (buckets.count - 1)
      if reachesHole {
        buckets[hole] = buckets[bucket]
        hole = bucket
      }
      bucket = next(bucket)
    }
    buckets[hole] = 0
  }

  /// Rewrites the table for ids that are about to move by one: one by one where they are few, else
  /// in a pass over the table, which hashes nothing.
  private mutating func shift(from first: Int, by step: Int) {
    let bits = UInt32(truncatingIfNeeded: step)
    if ids.count - first < buckets.count / 16 {
      // NB: The order keeps two entries from ever being equal.
      let positions = step > 0 ? Array((first..<ids.count).reversed()) : Array(first..<ids.count)
      for position in positions { buckets[bucket(ofPosition: position)] &+= bits }
    } else {
      buckets.withUnsafeMutableBufferPointer { buckets in
        for bucket in buckets.indices where buckets[bucket] > first { buckets[bucket] &+= bits }
      }
    }
  }
}

extension OrderedIDs: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { ids.count }
  @inlinable public subscript(position: Int) -> ID { ids[position] }
}

extension OrderedIDs: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.ids == rhs.ids }
}

extension OrderedIDs: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}

extension OrderedIDs: Sendable where ID: Sendable {}

extension OrderedIDs: CustomStringConvertible {
  public var description: String { ids.description }
}

extension OrderedIDs: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: ids, displayStyle: .collection)
  }
}
