import ViewTree

/// A view for each element of a collection, kept with the element's id when the collection changes.
///
/// ```swift
/// ForEach(rows) { row in Text(row.title) }
/// ```
///
/// Ids must be unique. A repeated one is reported, and shown all the same.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never

  package let data: Data
  let id: @MainActor (Data.Element) -> ID
  let content: @MainActor (Data.Element) -> Content
  let location: SourceLocation
  /// Whether nobody has said what else elements are known by than what the collection itself says.
  let isIdentifiedByData: Bool

  /// - Parameters:
  ///   - id: Reads an element's id.
  ///   - isIdentifiedByData: Whether a collection that knows ids is asked for them instead.
  package init(
    _ data: Data, identifiedBy id: @escaping @MainActor (Data.Element) -> ID,
    isIdentifiedByData: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rows: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isIdentifiedByData = isIdentifiedByData
    content = rows
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(
      data, identifiedBy: { $0[keyPath: id] }, fileID: fileID, filePath: filePath, line: line,
      column: column, rows: content)
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    Blueprint(.collection(ForEachBlueprint(view, context)))
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(
      data, identifiedBy: { $0.id }, isIdentifiedByData: true, fileID: fileID, filePath: filePath,
      line: line, column: column, rows: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, isIdentifiedByData: true, rows: content)
  }
}

extension ForEach {
  /// A view for each element of a collection that is read and written through a binding.
  ///
  /// ```swift
  /// ForEach($rows) { $row in TextField("Title", text: $row.title) }
  /// ```
  public init<C>(
    _ data: Binding<C>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    // NB: Not marked as the main actor's. A closure that takes `$row` loses such a mark in the
    // compiler; without it, the closure belongs to the actor of the body that it is written in.
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(
      data.elements, identifiedBy: { $0.wrappedValue.id }, fileID: fileID, filePath: filePath,
      line: line, column: column, rows: { content($0) })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// A binding for each element. One whose element is gone keeps its last value and drops writes.
  var elements: [Binding<Value.Element>] {
    let values = wrappedValue
    return values.indices.map { index in
      let initial = values[index]
      return Binding<Value.Element>(
        get: {
          let values = wrappedValue
          return values.indices.contains(index) ? values[index] : initial
        },
        set: { element, transaction in
          var values = wrappedValue
          guard values.indices.contains(index) else { return }
          values[index] = element
          self.transaction(transaction).wrappedValue = values
        })
    }
  }
}
