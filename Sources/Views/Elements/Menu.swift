import ViewTree

/// A button that opens a list of buttons. Its label is a text and a symbol.
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let label = InlineReader(Label.makeBlueprint(of: view.label, in: context.inner))
    return context.element(
      .menu(MenuElement(label: label.text, icon: label.icon)),
      children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

extension Menu where Label == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}
