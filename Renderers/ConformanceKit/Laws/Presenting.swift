import ViewTree

/// State decides when windows, screens, alerts and sheets come and go.
@MainActor
enum Presenting {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    var laws: [Law] = []
    for kind in [Kind.alert, .dialog] where kinds.contains(kind) {
      laws += [
        alert(kind, "a choice is one event, and it stays until state closes it", choose),
        alert(kind, "closing it is one answer too", dismiss),
        alert(kind, "the next one isn't closed by a late answer to the last", reopen),
        alert(kind, "it covers what is behind", cover),
        alert(kind, "it is there from the start", fromTheStart),
      ]
    }
    if kinds.contains(.sheet) { laws += [sheet, firm, stacked, again] }
    if kinds.contains(.alert) && kinds.contains(.sheet) { laws.append(alertOverSheet) }
    if kinds.contains(.navigationStack) && kinds.contains(.screen) {
      laws += [screens, back, pathCleared]
    }
    if kinds.contains(.window) { laws.append(window) }
    return laws
  }

  private static let question = AlertElement(
    title: "Delete?", message: "It can't be undone.",
    buttons: [.init("Delete", role: .destructive), .init("Keep", role: .cancel)])

  private static func element(_ kind: Kind) -> Element {
    kind == .alert ? .alert(question) : .dialog(question)
  }

  private static func alert(
    _ kind: Kind, _ name: String,
    _ body: @escaping @MainActor (Trial, Stage, Node) throws(Halt) -> Void
  ) -> Law {
    Law(.presentation, "\(kind.rawValue): \(name)") { trial throws(Halt) in
      try trial.withStage { stage throws(Halt) in
        stage.show(trial.window(), [trial.column([trial.button("Behind")])])
        try body(trial, stage, trial.node(element(kind)))
      }
    }
  }

  private static func choose(_ trial: Trial, _ stage: Stage, _ alert: Node) throws(Halt) {
    present(alert, stage)
    trial.expectShown(stage, "presented")
    try stage.perform(.choose(1), on: alert.id)
    trial.expect(stage.takeEvents(), is: [Event(alert.id, .choose(1))], "What was reported:")
    trial.expectShown(stage, "after a choice, before state did anything")
    unpresent(alert, stage)
    trial.expectShown(stage, "closed by state")
    trial.expect(stage.takeEvents(), is: [], "State closed it, which is no news:")
  }

  private static func dismiss(_ trial: Trial, _ stage: Stage, _ alert: Node) throws(Halt) {
    present(alert, stage)
    try stage.perform(.dismiss, on: alert.id)
    let events = stage.takeEvents()
    trial.expect(events.count, is: 1, "Answers:")
    // Escape may choose the cancel button where there is one.
    trial.expect(
      events.allSatisfy { $0.kind == .dismiss || $0.kind == .choose(1) },
      "Closing it was reported as \(events).")
    trial.expectShown(stage, "before state did anything")
  }

  private static func reopen(_ trial: Trial, _ stage: Stage, _ alert: Node) throws(Halt) {
    present(alert, stage)
    guard let held = stage.rig.hold(stage.shownID(alert.id)) else { return }
    let second = trial.node(.alert(AlertElement(title: "Second", buttons: [.init("Fine")])))
    stage.onEvent = { [weak stage] _ in
      guard let stage, stage.tree.node(of: second) == nil else { return }
      // The reducer closes the first and presents another in one go.
      unpresent(alert, stage, then: second)
    }
    try stage.perform(.choose(0), on: alert.id)
    trial.expect(stage.takeEvents().count, is: 1, "Answers to the first:")
    trial.expectShown(stage, "the second is there")
    stage.onEvent = nil
    _ = held.perform(.dismiss)
    _ = held.perform(.choose(0))
    trial.expect(stage.takeEvents(), is: [], "The first is gone, and silent:")
    trial.expectShown(stage, "the second is still there")
  }

  private static func cover(_ trial: Trial, _ stage: Stage, _ alert: Node) throws(Halt) {
    let button = stage.tree.node(of: .button)!.id
    try stage.perform(.press, on: button)
    trial.expect(stage.takeEvents().count, is: 1, "Presses before:")
    present(alert, stage)
    try stage.perform(.press, on: button)
    trial.expect(stage.takeEvents(), is: [], "A button behind it was pressed:")
    unpresent(alert, stage)
    try stage.perform(.press, on: button)
    trial.expect(stage.takeEvents().count, is: 1, "Presses after:")
  }

  private static func fromTheStart(_ trial: Trial, _ stage: Stage, _ alert: Node) throws(Halt) {
    stage.show(trial.window(), [trial.column([trial.text("behind"), alert])])
    trial.expectShown(stage, "presented with its window")
    try stage.perform(.choose(0), on: alert.id)
    trial.expect(stage.takeEvents(), is: [Event(alert.id, .choose(0))], "What was reported:")
  }

  private static let sheet = Law(.presentation, "sheet: a user asks to close it, state decides") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let button = trial.button("Done")
      let sheet = trial.node(.sheet(SheetElement()), [trial.text("in it"), button])
      stage.show(trial.window(), [trial.column([trial.button("Behind")])])
      present(sheet, stage)
      trial.expectShown(stage, "presented")
      try stage.perform(.press, on: button.id)
      trial.expect(stage.takeEvents(), is: [Event(button.id, .press)], "A button in it:")
      for _ in 0..<2 {
        try stage.perform(.dismiss, on: sheet.id)
        trial.expect(stage.takeEvents(), is: [Event(sheet.id, .dismiss)], "What was reported:")
        trial.expectShown(stage, "state said no")
      }
      unpresent(sheet, stage)
      trial.expectShown(stage, "closed by state")
      trial.expect(stage.takeEvents(), is: [], "State closed it, which is no news:")
    }
  }

  private static let firm = Law(.presentation, "sheet: one that can't be dismissed isn't") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let sheet = trial.node(.sheet(SheetElement(canDismiss: false)), [trial.text("in it")])
      stage.show(trial.window(), [trial.column([trial.text("behind")])])
      present(sheet, stage)
      try stage.perform(.dismiss, on: sheet.id)
      trial.expect(stage.takeEvents(), is: [], "What was reported:")
      stage.update(sheet.id) { $0.element = .sheet(SheetElement(canDismiss: true)) }
      try stage.perform(.dismiss, on: sheet.id)
      trial.expect(stage.takeEvents(), is: [Event(sheet.id, .dismiss)], "Once it can be:")
    }
  }

  private static let stacked = Law(.presentation, "sheet: one above another, closed in turn") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let inner = trial.node(.sheet(SheetElement()), [trial.text("inner")])
      let outer = trial.node(.sheet(SheetElement()), [trial.text("outer")])
      stage.show(trial.window(), [trial.column([trial.text("behind")])])
      present(outer, stage)
      stage.change(outer.id) { $0.children.append(inner) }
      trial.expectShown(stage, "both")
      stage.change(outer.id) { $0.children.removeLast() }
      trial.expectShown(stage, "the outer one")
      unpresent(outer, stage)
      trial.expectShown(stage, "neither")
      present(trial.copy(outer), stage)
      trial.expectShown(stage, "the outer one again")
      trial.expect(stage.takeEvents(), is: [], "State did all that:")
      // Both at once, and both away at once.
      stage.show(trial.window(), [trial.column([trial.text("behind")])])
      var both = trial.copy(outer)
      both.children.append(trial.copy(inner))
      present(both, stage)
      trial.expectShown(stage, "both in one batch")
      unpresent(both, stage)
      trial.expectShown(stage, "neither again")
    }
  }

  private static let again = Law(.presentation, "sheet: opened and closed ten times") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [trial.column([trial.text("behind")])])
      for round in 0..<10 {
        let sheet = trial.node(.sheet(SheetElement()), [trial.text("round \(round)")])
        present(sheet, stage)
        trial.expectShown(stage, "open, round \(round)")
        try stage.perform(.dismiss, on: sheet.id)
        unpresent(sheet, stage)
        trial.expectShown(stage, "closed, round \(round)")
        trial.expect(
          stage.takeEvents(), is: [Event(sheet.id, .dismiss)], "Dismissals, round \(round):")
      }
    }
  }

  private static let alertOverSheet = Law(.presentation, "an alert from within a sheet") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let button = trial.button("In the sheet")
      let sheet = trial.node(.sheet(SheetElement()), [trial.column([button])])
      let alert = trial.node(.alert(question))
      stage.show(trial.window(), [trial.column([trial.text("behind")])])
      present(sheet, stage)
      stage.change(sheet.children[0].id) { $0.children.append(alert) }
      trial.expectShown(stage, "both")
      try stage.perform(.press, on: button.id)
      trial.expect(stage.takeEvents(), is: [], "The sheet is covered:")
      try stage.perform(.choose(1), on: alert.id)
      trial.expect(stage.takeEvents(), is: [Event(alert.id, .choose(1))], "What was reported:")
      stage.change(sheet.children[0].id) { $0.children.removeLast() }
      try stage.perform(.press, on: button.id)
      trial.expect(stage.takeEvents(), is: [Event(button.id, .press)], "The sheet is free again:")
    }
  }

  // MARK: Steps

  /// Presents a node after everything in the first column of the window.
  private static func present(_ node: Node, _ stage: Stage) {
    let column = stage.tree[0].children[0].id
    stage.change(column) { $0.children.append(node) }
  }

  private static func unpresent(_ node: Node, _ stage: Stage, then other: Node? = nil) {
    let column = stage.tree[0].children[0].id
    stage.change(column) { column in
      column.children.removeAll { $0.id == node.id }
      if let other { column.children.append(other) }
    }
  }
}
