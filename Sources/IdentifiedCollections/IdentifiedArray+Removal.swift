extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Returns: The element, or `nil` when there was none.
  /// - Complexity: O(*n*); finding the element costs O(1).
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    ids.firstIndex(of: id).map { remove(at: $0) }
  }

  /// Removes the element that has the same id as another.
  ///
  /// - Returns: The element that was removed, or `nil` when there was none.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: id(of: element))
  }

  /// Removes the element at a position.
  ///
  /// - Complexity: O(*n*) at the front, O(1) on average at the end.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let removed = elements.remove(at: position)
    ids.remove(at: position)
    structure = nextStructureVersion()
    didRemove(removed)
    return removed
  }

  /// Removes the elements at positions, such as the `IndexSet` of a list's delete gesture.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let offsets = Set(offsets)
    removePositions { offsets.contains($0) }
  }

  /// Removes the elements in a range of positions.
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    if bounds.count == 1 {
      remove(at: bounds.lowerBound)
      return
    }
    removePositions { bounds.contains($0) }
  }

  /// Removes the elements that fulfil a condition.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let removed = try elements.map(shouldBeRemoved)
    removePositions { removed[$0] }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !elements.isEmpty else { return }
    let removed = elements
    elements.removeAll(keepingCapacity: keepCapacity)
    reindex()
    removed.forEach(didRemove)
  }

  /// Removes the first element.
  ///
  /// - Precondition: The collection isn't empty.
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the first elements.
  public mutating func removeFirst(_ count: Int) { removeSubrange(0..<count) }

  /// Removes the last element.
  ///
  /// - Precondition: The collection isn't empty.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: elements.count - 1) }

  /// Removes the last elements.
  public mutating func removeLast(_ count: Int) {
    removeSubrange(elements.count - count..<elements.count)
  }

  /// A collection of the elements that fulfil a condition, in the same order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self(traits: traits)
    result.elements = try elements.filter(isIncluded)
    if !result.elements.isEmpty { result.reindex() }
    return result
  }

  private mutating func removePositions(_ shouldBeRemoved: (Int) -> Bool) {
    var removed: [Element] = []
    var kept: [Element] = []
    var keptIDs: [ID] = []
    for position in elements.indices {
      if shouldBeRemoved(position) {
        removed.append(elements[position])
      } else {
        kept.append(elements[position])
        keptIDs.append(ids[position])
      }
    }
    guard !removed.isEmpty else { return }
    elements = kept
    ids.replaceAll(with: keptIDs)
    structure = nextStructureVersion()
    removed.forEach(didRemove)
  }

  private func didRemove(_ element: Element) {
    guard let slots = traits.slots else { return }
    slots.didChange(slots.token(of: element), to: nil)
  }
}
