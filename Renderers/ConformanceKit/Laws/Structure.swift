import ViewTree

/// Children are where the tree says, whatever way they came there.
@MainActor
enum Structure {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    let containers: [(String, Element)] = [
      ("a column", .stack(StackElement(.vertical))),
      ("a row", .stack(StackElement(.horizontal))),
      ("layers", .stack(StackElement(.depth))),
      ("a list", .list(ListElement())),
      ("a group", .group),
      ("a section", .section(SectionElement(header: "Header"))),
      ("a form", .form),
      ("a scroll view", .scroll(ScrollElement())),
      ("a grid", .grid(GridElement(columns: 2))),
      ("a sheet", .sheet(SheetElement())),
    ]
    return containers.map { name, element in
      Law(.structure, "the children of \(name)") { trial throws(Halt) in
        try permute(element, trial)
      }
    } + [label, besidePresented, nested, replaced]
  }

  /// From five children to every choice and order of them, and back.
  private static func permute(_ element: Element, _ trial: Trial) throws(Halt) {
    let children = [
      trial.text("one"), trial.button("two"), trial.field("three"),
      trial.node(.toggle(ToggleElement(isOn: true)), [trial.text("four")]), trial.text("five"),
    ]
    let before = trial.text("before")
    let after = trial.text("after")
    let container = trial.node(element)
    let column = trial.column([])
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      @MainActor func show(_ order: [Node], _ isBackward: Bool) {
        var full = container
        full.children = order
        let isContent = element.kind.outlet == .content
        var outer = column
        outer.children = isContent ? [before, full, after] : [before, after, full]
        stage.isBackward = isBackward
        stage.show(window, [outer])
        trial.expectShown(stage, "after \(order.map(\.accessibleName))")
      }
      for (index, order) in Permutations.partial(of: 5).enumerated() {
        let isBackward = !index.isMultiple(of: 2)
        show(children, isBackward)
        show(order.map { children[$0] }, isBackward)
      }
    }
  }

  /// The label of a button is what its children say, in their order.
  private static let label = Law(.structure, "the label of a button") { trial throws(Halt) in
    let parts = [trial.text("a"), trial.text("b"), trial.text("c")]
    let button = trial.node(.button(ButtonElement()))
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      for order in Permutations.partial(of: 3) {
        stage.show(
          window, [Node(id: button.id, content: button.content, children: order.map { parts[$0] })])
        trial.expectShown(stage, "labelled \(order)")
      }
    }
  }

  /// Indices count presentations after the content, so what is presented disturbs no child.
  private static let besidePresented = Law(.structure, "children beside what is presented") {
    trial throws(Halt) in
    let texts = [trial.text("one"), trial.text("two"), trial.text("three")]
    let alert = Setting(Samples.element(.alert), in: trial).windows.node(of: .alert)!
    let item = trial.node(.toolbarItem(ToolbarItemElement()), [trial.button("Tool")])
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      for order in Permutations.partial(of: 3) {
        let chosen = order.map { texts[$0] }
        for extra in [[], [item], [item, alert], [alert]] {
          stage.show(window, chosen + extra)
          trial.expectShown(stage, "\(order) with \(extra.map(\.content.element.kind.rawValue))")
        }
      }
    }
  }

  /// Something new deep inside, beside something that moves.
  private static let nested = Law(.structure, "subtrees that move as a whole") {
    trial throws(Halt) in
    @MainActor func branch(_ name: String) -> Node {
      trial.column([
        trial.text(name), trial.node(.group, [trial.button("\(name) button"), trial.text("end")]),
      ])
    }
    let branches = [branch("a"), branch("b"), branch("c")]
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      for order in Permutations.partial(of: 3) {
        var chosen = order.map { branches[$0] }
        for index in chosen.indices {
          chosen[index].children.insert(trial.text("new"), at: index % 2)
        }
        stage.isBackward.toggle()
        stage.show(window, chosen)
        trial.expectShown(stage, "\(order)")
      }
    }
  }

  /// The same place with a new identity is another node.
  private static let replaced = Law(.structure, "a child replaced in its place") {
    trial throws(Halt) in
    let window = trial.window()
    let before = trial.text("before")
    let after = trial.text("after")
    try trial.withStage { stage throws(Halt) in
      for kind in Kind.allCases where kind.outlet == .content && kind != .window {
        let node = Setting(Samples.element(kind), in: trial).windows.node(of: kind)!
        stage.show(window, [before, node, after])
        trial.expectShown(stage, "a \(kind.rawValue)")
      }
    }
  }
}

/// Orders of a few things.
enum Permutations {
  /// Every choice of some of `count` things in every order, the empty one included.
  static func partial(of count: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last = all
    for _ in 0..<count {
      last = last.flatMap { order in (0..<count).filter { !order.contains($0) }.map { order + [$0] }
      }
      all += last
    }
    return all
  }
}
