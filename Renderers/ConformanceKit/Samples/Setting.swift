import ViewTree

/// A node where nodes of its kind may be: a screen in a stack, an alert after the content.
@MainActor
struct Setting {
  let windows: [Node]
  let id: NodeID

  init(_ content: Content, in trial: Trial) {
    let kind = content.element.kind
    var content = content
    content.events.formUnion(kind.events)
    let node = trial.node(content, Self.children(of: content.element, trial))
    id = node.id
    switch kind {
    case .window: windows = [node]
    case .screen:
      let first = trial.node(.screen(ScreenElement(title: "First")), [trial.text("first")])
      windows = [trial.window([trial.node(.navigationStack, [first, node])])]
    case .toolbarItem:
      let screen = trial.node(
        .screen(ScreenElement(title: "Screen")), [trial.text("content"), node])
      windows = [trial.window([trial.node(.navigationStack, [screen])])]
    case .alert, .dialog, .sheet:
      windows = [trial.window([trial.column([trial.text("behind"), node])])]
    default:
      windows = [
        trial.window([trial.column([trial.text("before"), node, trial.text("after")])])
      ]
    }
  }

  init(_ element: Element, in trial: Trial) {
    self.init(Content(element), in: trial)
  }

  private static func children(of element: Element, _ trial: Trial) -> [Node] {
    switch element {
    case .button, .toggle, .slider, .stepper, .progress: [trial.text("Name")]
    case .menu: [trial.button("First"), trial.button("Second")]
    case .navigationStack:
      [trial.node(.screen(ScreenElement(title: "Screen")), [trial.text("content")])]
    case .tabs(let tabs): tabs.tabs.indices.map { trial.text("page \($0)") }
    case .toolbarItem: [trial.button("Tool")]
    case .stack, .list, .group, .section, .form, .scroll, .grid, .disclosure, .foreign, .window,
      .screen,
      .sheet:
      [trial.text("one"), trial.button("two"), trial.text("three")]
    default: []
    }
  }
}
