/// An array whose elements are found by id as fast as by position.
///
/// ```swift
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1, title: "Milk"), Row(id: 2, title: "Bread")]
/// rows[id: 2]?.title = "Rye bread"
/// rows.remove(id: 1)
/// ```
///
/// Ids are distinct. Where a caller breaks that, an issue is reported and the first element wins; no
/// operation traps because of an id.
///
/// Edits through `[id:]` and `[position]` happen in place: neither the array, nor its index, nor
/// the copy-on-write storage inside an element is copied, unless the array itself was.
public struct IdentifiedArray<ID: Hashable, Element> {
  // NB: What lies on the way of a read or an edit is inlinable: a generic function that isn't
  // specialised for its caller spends ten times as long looking up types as doing its work.
  @usableFromInline var index = OrderedIDs<ID>()
  @usableFromInline var buffer: [Element] = []
  @usableFromInline let traits: ElementTraits<ID, Element>

  /// The ids of the elements, in the same order.
  public internal(set) var ids: OrderedIDs<ID> {
    @inlinable get { index }
    _modify { yield &index }
  }

  /// The elements as a plain array.
  ///
  /// - Complexity: O(1).
  public internal(set) var elements: [Element] {
    @inlinable get { buffer }
    _modify {
      didWrite()
      yield &buffer
    }
  }

  /// Names the membership and order of the collection.
  ///
  /// Two collections with the same number have the same ids in the same order. Inserting, removing
  /// and moving give a number never seen before in this process; editing an element or writing
  /// another value under the same id keeps it, and a copy shares it. Every empty collection that
  /// has never had an element has number 0.
  package internal(set) var structure: UInt64 = 0

  /// Names the content: two collections with the same number have had the same writes.
  ///
  /// Each write of an element, in place or not, gives a number never seen before in this process, and
  /// a copy shares it. Different numbers say nothing: the content may be equal all the same.
  package private(set) var edits: UInt64 = 0

  @usableFromInline mutating func didWrite() { edits = nextStructureVersion() }

  @usableFromInline init(traits: ElementTraits<ID, Element>) {
    self.traits = traits
  }
}

/// An array of identifiable elements, found by their own ids.
///
/// ```swift
/// var rows: IdentifiedArrayOf<Row> = []
/// ```
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// Whether the collection has an element with this id.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public func contains(id: ID) -> Bool { index.contains(id) }

  /// The position of the element with this id.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public func index(id: ID) -> Int? { index.firstIndex(of: id) }

  @usableFromInline func id(of element: Element) -> ID { traits.id(element) }
}
