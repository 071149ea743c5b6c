extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { buffer.count }

  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try elements.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Exchanges a range of elements for others; of these, the ones whose ids are in the collection
  /// already are left out.
  ///
  /// - Complexity: O(*n* + *k*) on average.
  public mutating func replaceSubrange(
    _ bounds: Range<Int>, with newElements: some Collection<Element>
  ) {
    if !bounds.isEmpty { removeSubrange(bounds) }
    if newElements.count == 1, let element = newElements.first {
      _ = insertIfNew(element, at: bounds.lowerBound)
    } else {
      insert(contentsOf: newElements, at: bounds.lowerBound)
    }
  }
}
