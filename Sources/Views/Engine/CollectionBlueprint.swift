/// Parts identified by key. What they are is asked for only where they are mounted.
@MainActor
class CollectionBlueprint {
  let count: Int
  /// Says in a report which collection has duplicate keys.
  let name: String
  let location: SourceLocation

  init(count: Int, name: String, location: SourceLocation) {
    self.count = count
    self.name = name
    self.location = location
  }

  func key(at index: Int) -> AnyHashable {
    preconditionFailure("Every kind of collection has keys.")
  }

  /// A part, evaluated now: within ``ScopeMount/track(_:)``, so that what it reads is observed.
  func part(at index: Int) -> Blueprint { .empty }

  /// Where a key is, or `nil` where it is not in the collection.
  func position(of key: AnyHashable) -> Int? { nil }

  /// Whether the keys and their order are known to be another collection's, without comparing them.
  func hasSameKeys(as other: CollectionBlueprint) -> Bool { false }

  /// Whether keys are known to differ from each other.
  var isUnique: Bool { false }

  final var keys: [AnyHashable] { (0..<count).map(key) }

  final var parts: [Blueprint] { (0..<count).map(part) }

  /// Where parts are that had a key at an index before the collection changed.
  ///
  /// - Parameter shift: By how many elements the collection has grown.
  final func positions(of entries: [(key: AnyHashable, index: Int)], shift: Int) -> [Int?] {
    entries.map { entry in
      // Most are where they were, or behind what came or went.
      for guess in [entry.index, entry.index + shift]
      where guess >= 0 && guess < count && key(at: guess) == entry.key {
        return guess
      }
      return position(of: entry.key)
    }
  }
}

/// Parts that are there already.
final class FixedCollectionBlueprint: CollectionBlueprint {
  private let entries: [(key: AnyHashable, part: Blueprint)]

  init(
    _ entries: [(key: AnyHashable, part: Blueprint)], name: String, location: SourceLocation
  ) {
    self.entries = entries
    super.init(count: entries.count, name: name, location: location)
  }

  override func key(at index: Int) -> AnyHashable { entries[index].key }

  override func part(at index: Int) -> Blueprint { entries[index].part }

  override func position(of key: AnyHashable) -> Int? { entries.firstIndex { $0.key == key } }
}
