import ViewTree

/// One choice out of several.
///
/// ```swift
/// Picker("Sort", selection: $store.sort) {
///   Text("By name").tag(Sort.name)
///   Text("By date").tag(Sort.date)
/// }
/// ```
///
/// Options are texts, told apart by `tag` or by the id in a `ForEach`. A selection that is none of
/// them, such as `nil`, shows none as chosen.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: Binding<Selection>
  let label: Label
  let content: Content

  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let inner = context.inner
    let items = InlineReader(Content.makeBlueprint(of: view.content, in: inner)).items
    let tags = items.map { $0.tag?.base as? Selection }
    let selection = view.selection
    let current = selection.wrappedValue
    let element = PickerElement(
      label: InlineReader(Label.makeBlueprint(of: view.label, in: inner)).text.plain,
      options: items.map(\.element.label),
      selection: tags.firstIndex { $0 == current },
      style: context.environment.pickerStyle)
    let handlers = Handlers(.pick) { event in
      guard case .pick(let index) = event, tags.indices.contains(index), let tag = tags[index]
      else { return }
      selection.wrappedValue = tag
    }
    return context.element(.picker(element), handlers: handlers)
  }
}

extension Picker where Label == Text {
  public init(
    _ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(String(title), selection: selection, content: content)
  }
}
