import ViewTree

/// Well-formed random trees, and random changes to them.
@MainActor
struct RandomTrees {
  private var generator: SeededGenerator
  private let trial: Trial

  init(seed: UInt64, _ trial: Trial) {
    generator = SeededGenerator(seed: seed)
    self.trial = trial
  }

  /// A window with something in it.
  mutating func window() -> Node {
    if int(4) == 0 {
      // What is presented on a screen below another is shown or not: platforms differ.
      let last = int(2)
      let screens = (0...last).map {
        trial.node(.screen(screen($0)), children(2, outlets: $0 == last))
      }
      return trial.window([trial.node(.navigationStack, screens)])
    }
    return trial.window(children(3, outlets: true))
  }

  /// The tree after some random changes: nodes that stay keep their ids.
  mutating func changed(_ node: Node) -> Node {
    int(12) == 0 ? window().withID(node.id) : changed(node, 3)
  }

  private mutating func changed(_ node: Node, _ depth: Int) -> Node {
    var node = node
    let kind = node.content.element.kind
    if int(3) == 0, let element = kind.variations.randomElement(using: &generator)?.elements {
      node.content.element = fitting(element.randomElement(using: &generator)!, node)
    }
    if int(5) == 0 { vary(&node.content) }
    node.children = node.children.map { changed($0, depth - 1) }
    guard kind.isOpen else { return node }
    var content = node.children.filter { $0.content.element.kind.outlet == .content }
    let rest = node.children.filter { $0.content.element.kind.outlet != .content }
    for index in content.indices.reversed() where int(5) == 0 { content.remove(at: index) }
    if int(3) == 0 { content.shuffle(using: &generator) }
    if int(2) == 0, depth > 0 {
      content.insert(tree(depth - 1), at: Int.random(in: 0...content.count, using: &generator))
    }
    node.children = content + rest.filter { _ in int(4) != 0 }
    node.content.element = fitting(node.content.element, node)
    return node
  }

  private mutating func tree(_ depth: Int) -> Node {
    let leaves: [Kind] = [
      .text, .button, .textField, .toggle, .slider, .stepper, .picker, .progress, .image, .divider,
      .spacer, .menu, .datePicker, .shape, .chart,
    ]
    let containers: [Kind] = [.stack, .list, .group, .section, .form, .scroll, .grid, .disclosure]
    let kind = (depth > 0 && int(2) == 0 ? containers : leaves).randomElement(using: &generator)!
    var node = Setting(element(kind), in: trial).windows.node(of: kind)!
    if kind.isOpen { node.children = children(depth, outlets: false) }
    node.content.element = fitting(node.content.element, node)
    if int(4) == 0 { vary(&node.content) }
    return node
  }

  private mutating func children(_ depth: Int, outlets: Bool) -> [Node] {
    var nodes = (0..<int(4)).map { _ in tree(depth - 1) }
    guard outlets else { return nodes }
    if int(4) == 0 { nodes.append(trial.node(.toolbarItem(.init()), [trial.button(word())])) }
    if int(8) == 0 { nodes.append(Setting(element(.alert), in: trial).windows.node(of: .alert)!) }
    if int(10) == 0 { nodes.append(trial.node(.sheet(SheetElement()), [tree(1)])) }
    return nodes
  }

  private mutating func element(_ kind: Kind) -> Element {
    let elements = kind.variations.flatMap(\.elements)
    let element = elements.randomElement(using: &generator) ?? Samples.element(kind)
    if case .disclosure(var disclosure) = element {
      disclosure.isExpanded = true
      return .disclosure(disclosure)
    }
    return element
  }

  /// Keeps what a changed element says about its children true.
  private func fitting(_ element: Element, _ node: Node) -> Element {
    switch element {
    case .disclosure(var disclosure):
      disclosure.isExpanded = true
      return .disclosure(disclosure)
    case .list(var list):
      list.selection = list.selection.filter { index in
        index < node.children.count { $0.content.element.kind.outlet == .content }
      }
      return .list(list)
    default: return element
    }
  }

  private mutating func vary(_ content: inout Content) {
    switch int(7) {
    case 0 where content.element.kind.outlet == .content && content.element.kind != .window:
      content.meaning.isDisabled.toggle()
    case 1 where content.element.kind.outlet == .content && content.element.kind != .window:
      content.meaning.isHidden.toggle()
    case 2: content.meaning.label = content.meaning.label == nil ? word() : nil
    case 3: content.meaning.identifier = content.meaning.identifier == nil ? word() : nil
    case 4:
      content.appearance.padding = EdgeSteps(
        content.appearance.padding.top == .none ? .small : .none)
    case 5: content.appearance.isBold = content.appearance.isBold == nil ? true : nil
    default: content.appearance.width.expands.toggle()
    }
  }

  private func screen(_ index: Int) -> ScreenElement {
    ScreenElement(title: "Screen \(index)")
  }

  private mutating func word() -> String {
    ["alpha", "beta", "gamma", "delta"].randomElement(using: &generator)!
  }

  private mutating func int(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}

extension Kind {
  /// Whether it holds whatever an author puts into it.
  var isOpen: Bool {
    switch self {
    case .stack, .list, .group, .section, .form, .scroll, .grid, .disclosure, .window, .screen,
      .sheet:
      true
    default: false
    }
  }
}

extension Node {
  func withID(_ id: NodeID) -> Node {
    Node(id: id, content: content, children: children)
  }
}

extension [Node] {
  /// The node with the id of another one.
  func node(of other: Node) -> Node? {
    for node in self {
      if node.id == other.id { return node }
      if let found = node.children.node(of: other) { return found }
    }
    return nil
  }

  /// The first node of a kind, in reading order.
  func node(of kind: Kind) -> Node? {
    for node in self {
      if node.content.element.kind == kind { return node }
      if let found = node.children.node(of: kind) { return found }
    }
    return nil
  }
}
