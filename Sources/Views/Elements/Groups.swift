import ViewTree

/// Content in a frame, with a title.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    Section {
      content
    } header: {
      label
    }
  }
}

extension GroupBox where Label == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// A label that shows or hides what is below it. The label is a text.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @State private var isOwnExpanded = false

  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    Disclosure(label: label, content: content, isExpanded: isExpanded ?? $isOwnExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ title: String, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct Disclosure<Label: View, Content: View>: View {
  typealias Body = Never

  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>

  static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let inner = context.inner
    let isExpanded = view.isExpanded
    let element = DisclosureElement(
      label: InlineReader(Label.makeBlueprint(of: view.label, in: inner)).text,
      isExpanded: isExpanded.wrappedValue)
    return context.element(
      .disclosure(element),
      handlers: Handlers(.toggle) { event in
        if case .toggle(let value) = event { isExpanded.wrappedValue = value }
      },
      children: isExpanded.wrappedValue
        ? Content.makeBlueprint(of: view.content, in: inner) : .empty)
  }
}
