import ViewTree

@testable import TerminalRenderer

/// A tree on a terminal that doesn't exist: what it shows can be read, what it reports is kept.
@MainActor
final class Stage {
  let renderer: TerminalRenderer
  let host: RendererHost<TerminalRenderer>
  private(set) var events: [Event.Kind] = []
  /// Makes the tree follow what was reported, as an app would.
  var respond: ((Event) -> Void)?

  init(_ children: Node..., width: Int = 40, height: Int = 12) {
    renderer = TerminalRenderer(width: width, height: height)
    host = RendererHost(renderer)
    host.setEvents { [weak self] event in
      if case .focus = event.kind { return }
      self?.events.append(event.kind)
      self?.respond?(event)
    }
    for (index, child) in children.enumerated() { add(child, to: .surface, at: index) }
    renderer.commit()
  }

  func add(_ node: Node, to parent: NodeID, at index: Int) {
    var patches: [Patch] = []
    make(node, &patches)
    host.apply(patches + [.insert(node.id, into: parent, at: index)])
  }

  private func make(_ node: Node, _ patches: inout [Patch]) {
    patches.append(.make(node.id, node.content))
    for (index, child) in node.children.enumerated() {
      make(child, &patches)
      patches.append(.insert(child.id, into: node.id, at: index))
    }
  }

  func update(_ id: NodeID, _ change: (inout Content) -> Void) {
    guard let old = renderer.node(id)?.content else { return }
    var new = old
    change(&new)
    host.apply([.update(id, from: old, to: new)])
  }

  func press(_ keys: KeyPress.Key...) {
    for key in keys { renderer.receive(.key(KeyPress(key))) }
  }

  func press(_ key: KeyPress.Key, _ modifiers: KeyboardShortcut.Modifiers) {
    renderer.receive(.key(KeyPress(key, modifiers)))
  }

  func type(_ text: String) {
    for character in text { press(.character(String(character))) }
  }

  func mouse(_ action: MouseInput.Action, column: Int, line: Int) {
    renderer.receive(.mouse(MouseInput(action: action, column: column, line: line)))
  }

  /// Clicks where a text is.
  func click(_ text: String, _ button: MouseInput.Button = .primary) {
    for (line, row) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = row.firstRange(of: text) else { continue }
      let column = row.distance(from: row.startIndex, to: range.lowerBound)
      mouse(.press(button), column: column, line: line)
      mouse(.release(button), column: column, line: line)
      return
    }
  }

  var screen: String { renderer.frame().text }

  /// What was reported since the last time.
  func taken() -> [Event.Kind] {
    defer { events = [] }
    return events
  }
}

@MainActor private var nextID: UInt64 = 0

/// Builds a node by hand, numbering ids in the order of making.
@MainActor
func node(
  _ element: Element, _ children: Node..., events: EventSet = [],
  change: (inout Content) -> Void = { _ in }
) -> Node {
  var content = Content(element, events: events)
  change(&content)
  nextID += 1
  return Node(id: NodeID(rawValue: nextID), content: content, children: children)
}

@MainActor
func label(_ text: String) -> Node {
  node(.text(TextElement(text)))
}

@MainActor
func button(_ name: String, change: (inout Content) -> Void = { _ in }) -> Node {
  node(.button(ButtonElement()), label(name), events: .press, change: change)
}

@MainActor
func column(_ children: Node...) -> Node {
  var stack = node(.stack(StackElement(.vertical)))
  stack.children = children
  return stack
}

@MainActor
func field(_ text: String, style: TextFieldElement.Style = .plain) -> Node {
  node(
    .textField(TextFieldElement(text: text, prompt: "Field", style: style)), events: .edit)
}

@MainActor
func list(
  _ count: Int, _ mode: ListElement.SelectionMode, events: EventSet = .select,
  window: RowWindow? = nil
) -> Node {
  var list = node(.list(ListElement(selectionMode: mode, window: window)), events: events)
  list.children = (0..<count).map { label("Row \((window?.start ?? 0) + $0)") }
  return list
}
