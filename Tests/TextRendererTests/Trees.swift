import ViewTree

/// Builds a node by hand, numbering ids in the order of making.
@MainActor
func node(
  _ element: Element, _ children: Node..., change: (inout Content) -> Void = { _ in }
) -> Node {
  var content = Content(element)
  change(&content)
  nextID += 1
  return Node(id: NodeID(rawValue: nextID), content: content, children: children)
}

@MainActor private var nextID: UInt64 = 0

@MainActor
func label(_ text: String) -> Node {
  node(.text(TextElement(text)))
}

@MainActor
func field(
  _ prompt: String, _ text: String, style: TextFieldElement.Style = .plain,
  change: (inout Content) -> Void = { _ in }
) -> Node {
  node(.textField(TextFieldElement(text: text, prompt: prompt, style: style)), change: change)
}

@MainActor
func button(_ name: String, change: (inout Content) -> Void = { _ in }) -> Node {
  node(.button(ButtonElement()), label(name), change: change)
}

/// A login screen, with what is presented over it.
@MainActor
func login(presenting presented: Node? = nil) -> Node {
  var form = node(
    .form,
    node(
      .section(SectionElement(footer: "Any e-mail will do.")),
      field("E-mail", "blob@example.com") { $0.meaning.isFocused = true },
      field("Password", "secret", style: .secure)),
    node(
      .section(SectionElement()),
      node(
        .stack(StackElement(.horizontal)), button("Log in") { $0.meaning.isDisabled = true },
        node(.spacer), node(.progress(ProgressElement())) { $0.meaning.label = "Logging in" })))
  if let presented { form.children.append(presented) }
  return node(
    .group,
    node(
      .window(WindowElement(title: "Login")),
      node(
        .navigationStack,
        node(.screen(ScreenElement(title: "Login", canGoBack: false)), form))))
}
