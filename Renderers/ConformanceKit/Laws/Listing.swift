import ViewTree

/// Rows keep what is theirs: selection, focus, half a word.
@MainActor
enum Listing {
  static func laws(_ conformance: Conformance) -> [Law] {
    [selection, moved, clicks, refused, many, fields, sections, edits]
      + (conformance.virtualKinds.contains(.list) ? RowsOnDemand.laws : [])
  }

  private static let selection = Law(.lists, "what state selects is selected") {
    trial throws(Halt) in
    let rows = (0..<5).map { trial.text("row \($0)") }
    let list = trial.node(.list(ListElement(selectionMode: .multiple)), rows)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [list])
      for chosen: Set<Int> in [[0], [1, 3], [], [0, 1, 2, 3, 4], [4]] {
        stage.update(list.id) {
          $0.element = .list(ListElement(selectionMode: .multiple, selection: chosen))
        }
        trial.expectShown(stage, "\(chosen.sorted()) selected")
      }
      trial.expect(stage.takeEvents(), is: [], "State did all that:")
    }
  }

  /// Indices refer to the rows at the end of the batch.
  private static let moved = Law(.lists, "the selection follows rows that come, go and move") {
    trial throws(Halt) in
    let rows = (0..<4).map { trial.text("row \($0)") }
    let list = trial.node(.list(ListElement(selectionMode: .single)))
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      for order in Permutations.partial(of: 4) {
        var full = list
        full.children = order.map { rows[$0] }
        let chosen = order.firstIndex(of: 2).map { Set([$0]) } ?? []
        full.content.element = .list(ListElement(selectionMode: .single, selection: chosen))
        stage.isBackward.toggle()
        stage.show(window, [full])
        trial.expectShown(stage, "rows \(order), of which 2 is selected")
      }
      trial.expect(stage.takeEvents(), is: [], "State did all that:")
    }
  }

  private static let clicks = Law(.lists, "a click selects a row, by its present index") {
    trial throws(Halt) in
    let rows = (0..<4).map { trial.text("row \($0)") }
    let list = trial.node(.list(ListElement(selectionMode: .single)), rows)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [list])
      stage.onEvent = { [weak stage] event in
        guard case .select(let chosen) = event.kind else { return }
        stage?.update(list.id) {
          $0.element = .list(ListElement(selectionMode: .single, selection: chosen))
        }
      }
      try stage.perform(.selectRow(2), on: list.id)
      trial.expect(stage.takeEvents(), is: [Event(list.id, .select([2]))], "What was reported:")
      trial.expectShown(stage, "row 2 selected")
      stage.change(list.id) { list in
        list.children.insert(trial.text("new"), at: 0)
        list.content.element = .list(ListElement(selectionMode: .single, selection: [3]))
      }
      trial.expectShown(stage, "a row inserted above it")
      try stage.perform(.selectRow(0), on: list.id)
      trial.expect(stage.takeEvents(), is: [Event(list.id, .select([0]))], "The new row:")
      trial.expectShown(stage, "the new row selected")
    }
  }

  private static let refused = Law(.lists, "a selection that state refuses is undone") {
    trial throws(Halt) in
    let rows = (0..<3).map { trial.text("row \($0)") }
    let list = trial.node(.list(ListElement(selectionMode: .single, selection: [0])), rows)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [list])
      try stage.perform(.selectRow(2), on: list.id)
      trial.expect(stage.takeEvents(), is: [Event(list.id, .select([2]))], "What was reported:")
      trial.expectShown(stage, "state said no")
    }
  }

  private static let many = Law(.lists, "three hundred rows") { trial throws(Halt) in
    var rows = (0..<300).map { trial.text("row \($0)") }
    let list = trial.node(.list(ListElement()))
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      @MainActor func show(_ what: String) {
        var full = list
        full.children = rows
        stage.show(window, [full])
        trial.expectShown(stage, what)
      }
      show("all")
      rows[150].content.element = .text(TextElement("changed"))
      show("one changed")
      rows = Array(rows[250...] + rows[..<250])
      show("the last fifty first")
      rows.removeSubrange(20..<280)
      show("most removed")
      rows = []
      show("none")
    }
  }

  private static let fields = Law(.lists, "a row being edited keeps focus and text as it moves") {
    trial throws(Halt) in
    let fields = (0..<4).map { trial.field("", prompt: "Field \($0)") }
    let rows = fields.map {
      trial.node(.stack(StackElement(.horizontal)), [trial.text("row"), $0])
    }
    let list = trial.node(.list(ListElement()), rows)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [list])
      try stage.perform(.focus, on: fields[1].id)
      try stage.perform(.type("ha"), on: fields[1].id)
      stage.change(list.id) { list in
        let moved = list.children.remove(at: 1)
        list.children = [trial.text("new")] + list.children + [moved]
      }
      trial.expectShown(stage, "moved to the end, under a new row")
      trial.expect(stage.read(fields[1].id)?.isFocused, is: true, "Whether it has the focus:")
      try stage.perform(.type("lf"), on: fields[1].id)
      trial.expect(stage.read(fields[1].id)?.value, is: "half", "What it shows:")
    }
  }

  private static let sections = Law(.lists, "sections in a list") { trial throws(Halt) in
    @MainActor func section(_ name: String) -> Node {
      trial.node(
        .section(SectionElement(header: StyledText(name))),
        [trial.text("\(name) 1"), trial.text("\(name) 2")])
    }
    let all = ["A", "B", "C"].map(section)
    let list = trial.node(.list(ListElement()))
    let window = trial.window()
    try trial.withStage { stage throws(Halt) in
      for order in Permutations.partial(of: 3) {
        var full = list
        full.children = order.map { all[$0] }
        stage.show(window, [full])
        trial.expectShown(stage, "sections \(order)")
        guard let first = full.children.first else { continue }
        stage.change(first.id) { $0.children.reverse() }
        trial.expectShown(stage, "the rows of one reversed")
      }
    }
  }

  private static let edits = Law(.lists, "rows removed, moved and asked for afresh by a user") {
    trial throws(Halt) in
    let rows = (0..<3).map { trial.text("row \($0)") }
    let list = trial.node(
      Content(.list(ListElement()), events: [.delete, .move, .refresh]), rows)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [list])
      try stage.perform(.deleteRow(1), on: list.id)
      trial.expect(stage.takeEvents(), is: [Event(list.id, .delete([1]))], "What was reported:")
      trial.expectShown(stage, "state said no")
      try stage.perform(.moveRow(from: 0, to: 3), on: list.id)
      trial.expect(
        stage.takeEvents(), is: [Event(list.id, .move(from: [0], to: 3))], "What was reported:")
      trial.expectShown(stage, "state said no")
      try stage.perform(.refresh, on: list.id)
      trial.expect(stage.takeEvents(), is: [Event(list.id, .refresh)], "What was reported:")
    }
  }
}
