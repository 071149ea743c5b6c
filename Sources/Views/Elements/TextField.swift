import ViewTree

/// A place to type one line.
///
/// ```swift
/// TextField("E-mail", text: $store.email)
/// ```
///
/// Every edit is answered with what the binding then reads, so a reducer that changes or refuses the
/// text wins, with the caret kept in place.
public struct TextField<Label: View>: View {
  public typealias Body = Never

  let text: Binding<String>
  /// A value that the text stands for, where there is one.
  let formatted: FormattedText?
  let prompt: Text?
  let axis: Axis
  let label: Label

  init(
    text: Binding<String>, formatted: FormattedText?, prompt: Text?, axis: Axis, label: Label
  ) {
    self.text = text
    self.formatted = formatted
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, formatted: nil, prompt: prompt, axis: axis, label: label())
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    if let formatted = view.formatted {
      let field = FormattedField(formatted: formatted, prompt: view.prompt, label: view.label)
      return blueprint(of: field, in: context)
    }
    let label = InlineReader(Label.makeBlueprint(of: view.label, in: context.inner)).text.plain
    return context.textField(
      view.text, label: label, prompt: view.prompt,
      style: view.axis == .vertical ? .multiline : .plain)
  }
}

extension TextField where Label == Text {
  public init(
    _ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// A place to type something secret.
public struct SecureField<Label: View>: View {
  public typealias Body = Never

  let text: Binding<String>
  let prompt: Text?
  let label: Label

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let label = InlineReader(Label.makeBlueprint(of: view.label, in: context.inner)).text.plain
    return context.textField(view.text, label: label, prompt: view.prompt, style: .secure)
  }
}

extension SecureField where Label == Text {
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A place to type several lines.
public struct TextEditor: View {
  public typealias Body = Never

  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.textField(view.text, label: "", prompt: nil, style: .multiline)
  }
}

extension BlueprintContext {
  func textField(
    _ text: Binding<String>, label: String, prompt: Text?, style: TextFieldElement.Style
  ) -> Blueprint {
    let shown = prompt?.styled.plain ?? label
    let events: EventSet = environment.listensToSubmit ? [.edit, .submit] : .edit
    let handlers = Handlers(events, text: { text.wrappedValue }) { event in
      guard case .edit(let edit) = event, edit.text != text.wrappedValue else { return }
      text.wrappedValue = edit.text
    }
    return element(
      .textField(TextFieldElement(text: text.wrappedValue, prompt: shown, style: style)),
      handlers: handlers
    ) { content in
      if !label.isEmpty, label != shown { content.meaning.label = label }
    }
  }
}

/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
