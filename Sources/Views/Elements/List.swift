import ViewTree

/// Rows, one below the other, that scroll.
///
/// ```swift
/// List(rows) { row in Text(row.title) }
/// ```
public struct List<Content: View>: View {
  public typealias Body = Never

  let selection: ListSelection?
  let content: Content

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.list(
      view.selection, children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}
