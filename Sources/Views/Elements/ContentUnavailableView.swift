/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary)
      actions
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: String, systemImage: String, description: Text? = nil) {
    self.init {
      Views.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }
}
