extension List {
  /// A list in which one row can be selected, named by its `tag` or its id in a `ForEach`.
  public init<Selection: Hashable>(
    selection: Binding<Selection?>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// A list in which several rows can be selected.
  public init<Selection: Hashable>(
    selection: Binding<Set<Selection>>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(selection), content: content())
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }
}
