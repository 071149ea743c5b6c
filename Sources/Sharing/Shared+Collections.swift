import IdentifiedCollections

extension RangeReplaceableCollection {
  /// References to the elements of a shared collection, to iterate over or to show as rows.
  ///
  /// ```swift
  /// ForEach(Array($todos)) { $todo in
  ///   TodoRow(todo: $todo)
  /// }
  /// ```
  ///
  /// An element is known by its id: it may move. When it is gone its reference gives the last value,
  /// and drops changes.
  ///
  /// - Complexity: O(*n*)
  public init<ID: Hashable, Item>(_ shared: Shared<IdentifiedArray<ID, Item>>)
  where Element == Shared<Item> {
    self.init(
      shared.reference.read().ids.compactMap { id in
        PartReference(shared.reference, \.[id: id]).map(Shared<Item>.init(reference:))
      })
  }

  /// References to the elements of a shared collection.
  ///
  /// An element is known by its place. When the collection has become shorter its reference gives
  /// the last value, and drops changes.
  ///
  /// - Complexity: O(*n*)
  @_disfavoredOverload
  public init<Items: MutableCollection & RandomAccessCollection>(_ shared: Shared<Items>)
  where Items.Index: Hashable, Element == Shared<Items.Element> {
    self.init(
      shared.reference.read().indices.compactMap { index in
        PartReference(shared.reference, \.[ifPresent: index])
          .map(Shared<Items.Element>.init(reference:))
      })
  }

  /// References to the elements of a shared collection that can only be read.
  ///
  /// - Complexity: O(*n*)
  public init<ID: Hashable, Item>(_ shared: SharedReader<IdentifiedArray<ID, Item>>)
  where Element == SharedReader<Item> {
    self.init(
      shared.reference.read().ids.compactMap { id in
        ReadablePartReference(shared.reference, \.[id: id])
          .map(SharedReader<Item>.init(reference:))
      })
  }

  /// References to the elements of a shared collection that can only be read.
  ///
  /// - Complexity: O(*n*)
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(_ shared: SharedReader<Items>)
  where Items.Index: Hashable, Element == SharedReader<Items.Element> {
    self.init(
      shared.reference.read().indices.compactMap { index in
        ReadablePartReference(shared.reference, \.[ifReadable: index])
          .map(SharedReader<Items.Element>.init(reference:))
      })
  }
}

extension MutableCollection where Self: RandomAccessCollection, Index: Hashable {
  fileprivate subscript(ifPresent index: Index) -> Element? {
    get { startIndex <= index && index < endIndex ? self[index] : nil }
    set {
      guard let newValue, startIndex <= index, index < endIndex else { return }
      self[index] = newValue
    }
  }
}

extension RandomAccessCollection where Index: Hashable {
  fileprivate subscript(ifReadable index: Index) -> Element? {
    startIndex <= index && index < endIndex ? self[index] : nil
  }
}
