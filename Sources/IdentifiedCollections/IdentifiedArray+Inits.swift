import IssueReporting

extension IdentifiedArray {
  /// Makes an empty collection whose elements have their ids at a key path.
  ///
  /// - Parameters:
  ///   - id: Where an element keeps its id.
  ///   - minimumCapacity: For how many elements to reserve space.
  public init(id: KeyPath<Element, ID>, minimumCapacity: Int = 0) {
    self.init(traits: ElementTraits { $0[keyPath: id] })
    reserveCapacity(minimumCapacity)
  }

  /// Makes a collection of elements that have distinct ids at a key path.
  ///
  /// Where ids aren't distinct, an issue is reported and the first element of each id is kept.
  ///
  /// - Complexity: O(n) on average.
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(traits: ElementTraits { $0[keyPath: id] })
    appendFirsts(
      of: elements, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a collection of elements that are known to have distinct ids at a key path.
  ///
  /// The index has to be built, and finds equal ids: they are treated as in
  /// `init(uniqueElements:id:)`.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      uniqueElements: elements, id: id, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Makes a collection of elements whose ids may repeat, merging those that share one.
  ///
  /// ```swift
  /// IdentifiedArray(pages.joined(), id: \.id, uniquingIDsWith: { _, newer in newer })
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: Where an element keeps its id.
  ///   - combine: Gets the element so far and another of the same id, returns the one to keep, at
  ///     the position of the first.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(traits: ElementTraits { $0[keyPath: id] })
    try append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty collection.
  @inlinable public init() {
    self.init(traits: ElementTraits { $0.id })
  }

  /// Makes an empty collection with space for some elements.
  public init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }

  /// Makes a collection of elements with distinct ids.
  ///
  /// ```swift
  /// let rows = IdentifiedArray(uniqueElements: loadRows())
  /// ```
  ///
  /// Where ids aren't distinct, an issue is reported and the first element of each id is kept.
  ///
  /// - Complexity: O(n) on average.
  public init(
    uniqueElements elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init()
    appendFirsts(
      of: elements, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a collection of elements that are known to have distinct ids.
  ///
  /// The index has to be built, and finds equal ids: they are treated as in
  /// `init(uniqueElements:)`.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      uniqueElements: elements, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a collection of elements whose ids may repeat, merging those that share one.
  ///
  /// ```swift
  /// IdentifiedArray(pages.joined(), uniquingIDsWith: { _, newer in newer })
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Gets the element so far and another of the same id, returns the one to keep, at
  ///     the position of the first.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Makes a collection of a literal's elements; equal ids are treated as in
  /// `init(uniqueElements:)`.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray {
  private mutating func append(
    _ newElements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in newElements {
      let (inserted, position) = append(element)
      if !inserted { self[position] = try combine(elements[position], element) }
    }
  }

  private mutating func appendFirsts(
    of newElements: some Sequence<Element>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reserveCapacity(newElements.underestimatedCount)
    var firstDuplicate: ID?
    var leftOut = 0
    for element in newElements where !append(element).inserted {
      if leftOut == 0 { firstDuplicate = id(of: element) }
      leftOut += 1
    }
    guard let firstDuplicate else { return }
    reportIssue(
      duplicateIDs(firstDuplicate, leftOut: leftOut, of: Element.self), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
