import ViewTree

/// Something to press.
///
/// ```swift
/// Button("Save") { store.send(.saveButtonTapped) }
/// ```
public struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    if let style = context.environment.buttonStyle {
      return style.makeBlueprint(view.role, AnyView(view.label), view.action, context)
    }
    let action = view.action
    return context.element(
      .button(ButtonElement(role: view.role?.element)),
      handlers: Handlers(.press) { _ in action() },
      children: Label.makeBlueprint(of: view.label, in: context.inner))
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  public init(
    _ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(
    _ title: String, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
  }
}

/// What a button means in its dialog or list.
public struct ButtonRole: Hashable, Sendable {
  package let element: ButtonElement.Role

  /// Leaves without doing anything.
  public static let cancel = ButtonRole(element: .cancel)
  /// Can't be undone.
  public static let destructive = ButtonRole(element: .destructive)
}
