extension IdentifiedArray {
  /// Moves elements to another place, as a list's reorder gesture asks for.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements, such as an `IndexSet`. They keep their order.
  ///   - destination: The position, before the move, of the element that they shall precede.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let source = Set(source)
    let moved = source.sorted()
    let before = (0..<destination).filter { !source.contains($0) }
    let after = (destination..<elements.count).filter { !source.contains($0) }
    reorder { elements in
      let old = elements
      elements = (before + moved + after).map { old[$0] }
    }
  }

  /// Exchanges two elements.
  ///
  /// - Complexity: O(1) on average.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    elements.moveSwap(i, j)
    ids.swapAt(i, j)
    structure = nextStructureVersion()
  }

  /// Puts the elements in order; equal ones keep theirs.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try reorder { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Puts the elements in a random order.
  public mutating func shuffle() {
    reorder { $0.shuffle() }
  }

  /// Puts the elements in a random order, taken from a generator.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    reorder { $0.shuffle(using: &generator) }
  }

  /// Turns the order of the elements around.
  public mutating func reverse() {
    reorder { $0.reverse() }
  }

  /// Moves the elements that fulfil a condition behind those that don't.
  ///
  /// - Returns: The position of the first element that fulfils it.
  @discardableResult
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try reorder { try $0.partition(by: belongsInSecondPartition) }
  }

  // NB: Elements are permuted even when `body` throws midway, so the index follows in any case.
  private mutating func reorder<Result>(
    _ body: (inout [Element]) throws -> Result
  ) rethrows -> Result {
    defer { if elements.count > 1 { reindex() } }
    return try body(&elements)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Puts the elements in increasing order.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort() { sort(by: <) }
}
