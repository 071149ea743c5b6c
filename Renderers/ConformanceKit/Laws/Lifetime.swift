import ViewTree

/// What is removed is freed, and silent.
@MainActor
enum Lifetime {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    Kind.allCases.map { kind in
      Law(.lifetime, "\(kind.rawValue): freed when removed") { trial throws(Halt) in
        try free(kind, trial)
      }
    }
      + Control.all.filter { kinds.contains($0.kind) }.map { control in
        Law(.lifetime, "\(control.name): silent when removed") { trial throws(Halt) in
          try silence(control, trial)
        }
      } + [typing, suicide, rounds, windows]
  }

  private static func free(_ kind: Kind, _ trial: Trial) throws(Halt) {
    try trial.withStage { stage throws(Halt) in
      // What a platform makes once and keeps.
      stage.show(Setting(Samples.element(kind), in: trial).windows)
      stage.show([])
      let before = stage.rig.liveObjects
      let setting = Setting(Samples.element(kind), in: trial)
      stage.show(setting.windows)
      let handles = weakHandles(of: stage.shownTree, stage)
      trial.expect(handles.count > 0, "Nothing was made.")
      for element in kind.variations.flatMap(\.elements) {
        stage.update(setting.id) { $0.element = element }
      }
      stage.show([])
      stage.rig.settle()
      let left = handles.filter { $0.object != nil }.count
      trial.expect(left, is: 0, "Handles that are still alive:")
      trial.expect(stage.rig.liveObjects, is: before, "Objects of the platform:")
    }
  }

  private static func silence(_ control: Control, _ trial: Trial) throws(Halt) {
    let setting = Setting(control.element, in: trial)
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      guard let held = stage.rig.hold(stage.shownID(setting.id)) else { return }
      let column = stage.tree[0].children[0].id
      stage.change(column) { column in column.children.removeAll { $0.id == setting.id } }
      guard held.perform(control.gesture) else { throw Halt.cannot(control.gesture) }
      trial.expect(stage.takeEvents(), is: [], "Something removed reported:")
      trial.expectShown(stage, "without it")
    }
  }

  private static let typing = Law(.lifetime, "textField: silent when removed") {
    trial throws(Halt) in
    let field = trial.field("")
    let column = trial.column([field, trial.text("after")])
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [column])
      guard let held = stage.rig.hold(stage.shownID(field.id)) else { return }
      stage.change(column.id) { $0.children.removeFirst() }
      guard held.perform(.type("a")) else { throw Halt.cannot(.type("a")) }
      _ = held.perform(.submit)
      trial.expect(stage.takeEvents(), is: [], "Something removed reported:")
    }
  }

  /// A button whose action removes it, as the one of a row that deletes itself.
  private static let suicide = Law(.lifetime, "a button that removes itself, and all around it") {
    trial throws(Halt) in
    for depth in 0..<4 {
      let button = trial.button("Delete")
      var inner = button
      var nodes = [button]
      for kind in [Element.stack(StackElement(.horizontal)), .list(ListElement()), .group] {
        inner = trial.node(kind, [trial.text("beside"), inner])
        nodes.append(inner)
      }
      try trial.withStage { stage throws(Halt) in
        let window = trial.window([trial.text("stays"), inner])
        stage.show([window])
        stage.onEvent = { [weak stage] _ in
          stage?.show(stage!.tree.removing(nodes[depth].id))
        }
        try stage.perform(.press, on: button.id)
        trial.expect(stage.takeEvents(), is: [Event(button.id, .press)], "What was reported:")
        trial.expectShown(stage, "after removing \(depth) levels around it")
      }
    }
  }

  private static let rounds = Law(.lifetime, "ten rounds leave what the first one left") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let window = trial.window()
      var counts: [Int] = []
      for round in 0..<10 {
        let screens = (0..<2).map { index in
          trial.node(
            .screen(ScreenElement(title: "Screen \(index)")),
            (0..<20).map { trial.button("row \($0)") })
        }
        stage.show(window, [trial.node(.navigationStack, screens)])
        stage.show(window, [trial.text("round \(round)")])
        counts.append(stage.rig.liveObjects)
      }
      trial.expect(counts.allSatisfy { $0 == counts[0] }, "Objects after each round: \(counts)")
      // The window, and one text in it.
      trial.expect(stage.rig.nodeCount, is: 2, "Nodes:")
    }
  }

  private static let windows = Law(.lifetime, "a window that goes takes everything along") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let content = Kind.allCases.filter { $0.outlet == .content && $0 != .window }.map {
        Setting(Samples.element($0), in: trial).windows.node(of: $0)!
      }
      let sheet = trial.node(.sheet(SheetElement()), [trial.button("in it")])
      stage.show(trial.window(), content + [sheet, trial.node(Samples.element(.alert))])
      trial.expectShown(stage, "one of each kind")
      let handles = weakHandles(of: stage.shownTree, stage)
      stage.show([])
      stage.rig.settle()
      trial.expect(handles.filter { $0.object != nil }.count, is: 0, "Handles still alive:")
      trial.expect(stage.read(), reads: [], "Nothing is on screen")
    }
  }

  private static func weakHandles(of nodes: [Node], _ stage: Stage) -> [WeakHandle] {
    nodes.flatMap { node in
      [stage.rig.hold(node.id)?.weak].compactMap { $0 } + weakHandles(of: node.children, stage)
    }
  }
}

extension [Node] {
  /// The trees without a node.
  func removing(_ id: NodeID) -> [Node] {
    compactMap { node in
      guard node.id != id else { return nil }
      return Node(id: node.id, content: node.content, children: node.children.removing(id))
    }
  }
}
