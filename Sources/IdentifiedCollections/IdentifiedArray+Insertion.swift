extension IdentifiedArray {
  /// Appends an element, unless one with the same id is there.
  ///
  /// - Returns: Whether it was appended, and the position of the element that has its id now.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: elements.count)
  }

  /// Appends the elements whose ids aren't in the collection yet.
  ///
  /// - Complexity: O(*k*) on average for *k* new elements.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacityGrowing(by: newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position, unless one with the same id is there.
  ///
  /// - Returns: Whether it was inserted, and the position of the element that has its id now.
  /// - Complexity: O(*n*) at the front, O(1) on average at the end.
  @discardableResult
  public mutating func insert(
    _ element: Element, at position: Int
  ) -> (inserted: Bool, index: Int) {
    insertIfNew(element, at: position)
  }

  // NB: `insert(_:at:)` of `RangeReplaceableCollection` has the same name and ends up here, too.
  mutating func insertIfNew(_ element: Element, at position: Int) -> (inserted: Bool, index: Int) {
    let newID = id(of: element)
    if let found = ids.firstIndex(of: newID) { return (false, found) }
    elements.insert(element, at: position)
    ids.insert(newID, at: position)
    structure = nextStructureVersion()
    return (true, position)
  }

  /// Inserts at a position the elements whose ids aren't in the collection yet.
  ///
  /// - Complexity: O(*n* + *k*) on average.
  public mutating func insert(contentsOf newElements: some Sequence<Element>, at position: Int) {
    var seen: Set<ID> = []
    var fresh: [Element] = []
    for element in newElements {
      let newID = id(of: element)
      if !ids.contains(newID), seen.insert(newID).inserted { fresh.append(element) }
    }
    guard !fresh.isEmpty else { return }
    elements.insert(contentsOf: fresh, at: position)
    reindex()
  }

  /// Makes space for a number of elements.
  public mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  // NB: Reserving exactly on every append would make a loop of appends quadratic.
  private mutating func reserveCapacityGrowing(by count: Int) {
    let needed = elements.count + count
    if needed > elements.capacity { reserveCapacity(Swift.max(needed, elements.count * 2)) }
  }

  /// Rebuilds the index after elements were moved, or changed in number.
  mutating func reindex() {
    ids.replaceAll(with: elements.map(traits.id))
    structure = nextStructureVersion()
  }
}
