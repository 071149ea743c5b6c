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

  /// - Parameter id: Reads an element's id.
  package init(
    _ data: Data, identifiedBy id: @escaping @MainActor (Data.Element) -> ID,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, @ViewBuilder rows: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
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
    var keys: [AnyHashable] = []
    var parts: [Blueprint] = []
    // Counted here, where the type of the ids is known and hashing them is cheap.
    var ids: Set<ID> = []
    ids.reserveCapacity(view.data.count)
    keys.reserveCapacity(view.data.count)
    parts.reserveCapacity(view.data.count)
    // A row that is a view of its own is compared and skipped by itself. Any other row gets a scope,
    // so that what it reads concerns this row only.
    let isView = Content.Body.self != Never.self
    for element in view.data {
      let id = view.id(element)
      ids.insert(id)
      keys.append(AnyHashable(id))
      if isView {
        parts.append(Content.makeBlueprint(of: view.content(element), in: context))
      } else {
        let row = Row(element: element, content: view.content)
        parts.append(Row<Data.Element, Content>.makeBlueprint(of: row, in: context))
      }
    }
    return Blueprint(
      .collection(
        CollectionBlueprint(
          keys: keys, parts: parts, isUnique: ids.count == keys.count, name: "ForEach",
          location: view.location)))
  }
}

/// One element's views, in a scope of their own.
private struct Row<Element, Content: View>: View {
  let element: Element
  let content: @MainActor (Element) -> Content

  var body: Content { content(element) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(
      data, identifiedBy: { $0.id }, fileID: fileID, filePath: filePath, line: line, column: column,
      rows: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, rows: content)
  }
}

extension ForEach {
  /// A view for each element of a collection that is read and written through a binding.
  public init<C>(
    _ data: Binding<C>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping @MainActor (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(
      data.elements, identifiedBy: { $0.wrappedValue.id }, fileID: fileID, filePath: filePath,
      line: line, column: column, rows: content)
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
