/// A collection that knows the ids of its elements by itself, whatever their number.
///
/// A `ForEach` over one asks it for ids, instead of reading them from elements, and makes only the
/// elements that are shown.
@MainActor
package protocol RowCollection {
  /// The id of the element at a position. Ids are unique.
  func rowID(at position: Int) -> AnyHashable

  /// The position of the element with an id.
  ///
  /// - Complexity: O(1) on average.
  func rowPosition(of id: AnyHashable) -> Int?

  /// Names membership and order: where it is the same, so are the ids and their order. `nil` where
  /// nothing is known.
  var rowVersion: AnyHashable? { get }
}

extension Range: RowCollection where Bound == Int {
  package func rowID(at position: Int) -> AnyHashable { AnyHashable(lowerBound + position) }

  package func rowPosition(of id: AnyHashable) -> Int? {
    guard let id = id.base as? Int, contains(id) else { return nil }
    return id - lowerBound
  }

  package var rowVersion: AnyHashable? { AnyHashable(self) }
}
