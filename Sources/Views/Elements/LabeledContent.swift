/// A label, and what it labels at the other end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: String, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}
