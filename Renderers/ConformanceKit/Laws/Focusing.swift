import ViewTree

/// Keyboard focus is where state or the user put it, whatever changes around it.
@MainActor
enum Focusing {
  static var laws: [Law] { [fromState, onceShown, gestures, structure, removal, typing, hidden] }

  private static let fromState = Law(.focus, "state moves it, takes it away, and hears nothing") {
    trial throws(Halt) in
    try withFields(3, trial) { stage, fields throws(Halt) in
      stage.update(fields[1]) { $0.meaning.isFocused = true }
      try expectFocus(fields[1], stage, trial)
      stage.update(fields[1]) { $0.meaning.isFocused = false }
      trial.expect(focused(stage), is: [], "After state took it away:")
      stage.show(
        stage.tree.changing(fields[0]) { $0.content.meaning.isFocused = false }
          .changing(fields[2]) { $0.content.meaning.isFocused = true })
      try expectFocus(fields[2], stage, trial)
      trial.expect(
        stage.takeFocusEvents().filter { $0.kind == .focus(true) }, is: [],
        "State put it there, which is no news:")
    }
  }

  private static let onceShown = Law(.focus, "a field that is new has it") { trial throws(Halt) in
    var content = Content(.textField(TextFieldElement(text: "")))
    content.meaning.isFocused = true
    let field = trial.node(content)
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      stage.show(window, [trial.column([trial.field("a"), field, trial.field("b")])])
      try expectFocus(field.id, stage, trial)
      let other = trial.node(content)
      stage.show(window, [trial.column([trial.button("x"), other])])
      try expectFocus(other.id, stage, trial)
    }
  }

  private static let gestures = Law(.focus, "a user moves it, which is one event each way") {
    trial throws(Halt) in
    try withFields(2, trial, events: [.edit, .focus]) { stage, fields throws(Halt) in
      try stage.perform(.focus, on: fields[0])
      _ = stage.takeFocusEvents()
      try stage.perform(.focus, on: fields[1])
      trial.expect(
        stage.takeFocusEvents().sorted { $0.node < $1.node },
        is: [Event(fields[0], .focus(false)), Event(fields[1], .focus(true))], "What was reported:")
      try expectFocus(fields[1], stage, trial)
    }
  }

  private static let structure = Law(.focus, "it stays where fields come, go and move around it") {
    trial throws(Halt) in
    try withFields(20, trial) { stage, fields throws(Halt) in
      try stage.perform(.focus, on: fields[11])
      let column = stage.tree[0].children[0].id
      stage.change(column) { column in
        column.children =
          [trial.field("n1"), trial.button("n2"), trial.field("n3")] + column.children
      }
      try expectFocus(fields[11], stage, trial)
      for isBackward in [false, true] {
        stage.isBackward = isBackward
        stage.change(column) { $0.children.reverse() }
        try expectFocus(fields[11], stage, trial)
      }
      stage.change(column) { column in
        column.children.removeAll { $0.id == fields[10] || $0.id == fields[12] }
      }
      try expectFocus(fields[11], stage, trial)
    }
  }

  private static let removal = Law(
    .focus, "of a field that goes, the next one gets it, or the one before"
  ) {
    trial throws(Halt) in
    try withFields(3, trial) { stage, fields throws(Halt) in
      let column = stage.tree[0].children[0].id
      try stage.perform(.focus, on: fields[1])
      stage.change(column) { column in column.children.removeAll { $0.id == fields[1] } }
      try expectFocus(fields[2], stage, trial)
      stage.change(column) { column in column.children.removeAll { $0.id == fields[2] } }
      try expectFocus(fields[0], stage, trial)
      stage.change(column) { $0.children = [trial.text("nothing to focus")] }
      trial.expect(focused(stage), is: [], "With no field left:")
    }
  }

  private static let typing = Law(.focus, "half a word stays in a field that moves") {
    trial throws(Halt) in
    try withFields(3, trial) { stage, fields throws(Halt) in
      try stage.perform(.focus, on: fields[1])
      try stage.perform(.type("ha"), on: fields[1])
      let column = stage.tree[0].children[0].id
      stage.change(column) { column in
        column.children =
          [trial.field("new")] + [column.children[0], column.children[2], column.children[1]]
      }
      try expectFocus(fields[1], stage, trial)
      try stage.perform(.type("lf"), on: fields[1])
      trial.expect(stage.read(fields[1])?.value, is: "half", "What it shows:")
    }
  }

  private static let hidden = Law(.focus, "what is hidden or disabled hasn't got it") {
    trial throws(Halt) in
    try withFields(3, trial) { stage, fields throws(Halt) in
      try stage.perform(.focus, on: fields[1])
      stage.update(fields[1]) { $0.meaning.isHidden = true }
      trial.expect(!focused(stage).contains(fields[1]), "A hidden field has the focus.")
      try stage.perform(.focus, on: fields[2])
      stage.update(fields[2]) { $0.meaning.isDisabled = true }
      trial.expect(!focused(stage).contains(fields[2]), "A disabled field has the focus.")
      trial.expect(focused(stage).count <= 1, "More than one node has the focus.")
    }
  }

  private static func withFields(
    _ count: Int, _ trial: Trial, events: EventSet = .edit,
    _ body: (Stage, [NodeID]) throws(Halt) -> Void
  ) throws(Halt) {
    let fields = (0..<count).map { index in
      trial.node(
        Content(
          .textField(TextFieldElement(text: "", prompt: "Field \(index)")), events: events))
    }
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [trial.column(fields)])
      try body(stage, fields.map(\.id))
    }
  }

  private static func focused(_ stage: Stage) -> [NodeID] {
    stage.read().all.filter(\.isFocused).map(\.node)
  }

  private static func expectFocus(_ id: NodeID, _ stage: Stage, _ trial: Trial) throws(Halt) {
    trial.expect(focused(stage), is: [id], "Where the focus is:")
  }
}
