import ViewTree

/// Something that is on or off.
public struct Toggle<Label: View>: View {
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let isOn = view.isOn
    let label = Label.makeBlueprint(of: view.label, in: context.inner)
    let hidesLabel = context.environment.hidesLabels
    return context.element(
      .toggle(ToggleElement(isOn: isOn.wrappedValue, style: context.environment.toggleStyle)),
      handlers: Handlers(.toggle) { event in
        if case .toggle(let value) = event { isOn.wrappedValue = value }
      },
      children: hidesLabel ? .empty : label
    ) {
      if hidesLabel { $0.meaning.label = InlineReader(label).text.plain }
    }
  }
}

extension Toggle where Label == Text {
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}
