import ViewTree

/// What a user does is reported once; what the program does isn't.
@MainActor
enum Reporting {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    let controls = Control.all.filter { kinds.contains($0.kind) }
    return controls.flatMap { control in
      [
        Law(.events, "\(control.name): a gesture is one event, and state may follow") {
          trial throws(Halt) in
          try follow(control, trial)
        },
        Law(.events, "\(control.name): what state refuses is undone") { trial throws(Halt) in
          try refuse(control, trial)
        },
        Law(.events, "\(control.name): disabled, it reports nothing") { trial throws(Halt) in
          try disable(control, trial)
        },
      ]
    } + (kinds.contains(.menu) ? [menu] : []) + [pressable, action, shortcut, silence, order, rows]
  }

  private static func follow(_ control: Control, _ trial: Trial) throws(Halt) {
    let setting = Setting(control.element, in: trial)
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      stage.onEvent = { [weak stage] _ in
        if let after = control.after { stage?.update(setting.id) { $0.element = after } }
      }
      try stage.perform(control.gesture, on: setting.id)
      trial.expect(
        stage.takeEvents(), is: [Event(setting.id, control.event)], "What was reported:")
      trial.expectShown(stage, "after \(control.gesture)")
      stage.onEvent = nil
      stage.update(setting.id) { $0.element = control.element }
      trial.expectShown(stage, "when state went back")
      try stage.perform(control.gesture, on: setting.id)
      trial.expect(
        stage.takeEvents(), is: [Event(setting.id, control.event)], "What was reported again:")
    }
  }

  private static func refuse(_ control: Control, _ trial: Trial) throws(Halt) {
    let setting = Setting(control.element, in: trial)
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      try stage.perform(control.gesture, on: setting.id)
      trial.expectShown(stage, "after \(control.gesture), to which state said no")
      _ = stage.takeEvents()
      try stage.perform(control.gesture, on: setting.id)
      trial.expect(
        stage.takeEvents(), is: [Event(setting.id, control.event)],
        "The same, tried a second time, must be reported again:")
    }
  }

  private static func disable(_ control: Control, _ trial: Trial) throws(Halt) {
    let setting = Setting(control.element, in: trial)
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      stage.update(setting.id) { $0.meaning.isDisabled = true }
      try stage.perform(control.gesture, on: setting.id)
      trial.expect(stage.takeEvents(), is: [], "A disabled control was used:")
      trial.expectShown(stage, "while disabled")
      stage.update(setting.id) { $0.meaning.isDisabled = false }
      // A parent disables it as well.
      let column = stage.tree[0].children[0].id
      stage.update(column) { $0.meaning.isDisabled = true }
      try stage.perform(control.gesture, on: setting.id)
      trial.expect(stage.takeEvents(), is: [], "A control in a disabled column was used:")
      stage.update(column) { $0.meaning.isDisabled = false }
      try stage.perform(control.gesture, on: setting.id)
      trial.expect(
        stage.takeEvents(), is: [Event(setting.id, control.event)], "Once enabled again:")
    }
  }

  private static let menu = Law(.events, "menu: an entry is pressed once the menu is open") {
    trial throws(Halt) in
    let setting = Setting(Samples.element(.menu), in: trial)
    let entry = setting.windows.node(of: .menu)!.children[1].id
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      try stage.perform(.openMenu, on: setting.id)
      trial.expect(stage.takeEvents(), is: [], "Opening a menu is no news:")
      try stage.perform(.press, on: entry)
      trial.expect(stage.takeEvents(), is: [Event(entry, .press)], "What was reported:")
    }
  }

  /// Somebody may listen for presses on anything, a text or a row.
  private static let pressable = Law(.events, "a press on what is no button") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      for element in [Samples.element(.text), Samples.element(.stack)] {
        var content = Content(element, events: .press)
        content.meaning.label = "Press me"
        let setting = Setting(content, in: trial)
        stage.show(setting.windows)
        try stage.perform(.press, on: setting.id)
        trial.expect(
          stage.takeEvents(), is: [Event(setting.id, .press)], "On a \(element.kind.rawValue):")
      }
    }
  }

  private static let action = Law(.events, "an entry of a context menu") { trial throws(Halt) in
    var content = Content(Samples.element(.text), events: .action)
    content.meaning.actions = [NodeAction(label: "Copy"), NodeAction(label: "Delete")]
    let setting = Setting(content, in: trial)
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      try stage.perform(.action(1), on: setting.id)
      trial.expect(stage.takeEvents(), is: [Event(setting.id, .action(1))], "What was reported:")
    }
  }

  private static let shortcut = Law(.events, "a shortcut presses its button") {
    trial throws(Halt) in
    let key = KeyboardShortcut(.character("s"))
    var content = Content(.button(ButtonElement()))
    content.meaning.shortcut = key
    let setting = Setting(content, in: trial)
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      try stage.perform(.key(key), on: setting.id)
      trial.expect(stage.takeEvents(), is: [Event(setting.id, .press)], "What was reported:")
      stage.update(setting.id) { $0.meaning.isDisabled = true }
      try stage.perform(.key(key), on: setting.id)
      trial.expect(stage.takeEvents(), is: [], "While it is disabled:")
      stage.update(setting.id) {
        $0.meaning.isDisabled = false
        $0.meaning.shortcut = nil
      }
      try stage.perform(.key(key), on: setting.id)
      trial.expect(stage.takeEvents(), is: [], "When it has no shortcut any more:")
    }
  }

  /// Every control is written from state, again and again.
  private static let silence = Law(.events, "programmatic writes are no events") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      for kind in Kind.allCases {
        let elements = kind.variations.flatMap(\.elements)
        guard let first = elements.first else { continue }
        let setting = Setting(first, in: trial)
        stage.show(setting.windows)
        for element in elements { stage.update(setting.id) { $0.element = element } }
        trial.expect(stage.takeEvents(), is: [], "Writing to a \(kind.rawValue):")
      }
      trial.expect(stage.eventsInBatches, is: [], "During batches:")
    }
  }

  private static let order = Law(.events, "events come in the order of what was done") {
    trial throws(Halt) in
    let field = trial.field("")
    let button = trial.button("Go")
    let toggle = trial.node(.toggle(ToggleElement(isOn: false)), [trial.text("On")])
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [trial.column([field, button, toggle])])
      try stage.perform(.type("a"), on: field.id)
      try stage.perform(.press, on: button.id)
      try stage.perform(.toggle, on: toggle.id)
      try stage.perform(.press, on: button.id)
      trial.expect(
        stage.takeEvents().map(\.node), is: [field.id, button.id, toggle.id, button.id],
        "The order of the nodes that reported:")
    }
  }

  /// A control in a list is used like one elsewhere.
  private static let rows = Law(.events, "controls in the rows of a list") { trial throws(Halt) in
    let buttons = (0..<4).map { trial.button("Button \($0)") }
    let rows = buttons.map {
      trial.node(.stack(StackElement(.horizontal)), [trial.text("row"), $0])
    }
    let list = trial.node(.list(ListElement(selectionMode: .single)), rows)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [list])
      stage.change(list.id) { $0.children = [rows[3], rows[1], rows[0]] }
      for button in [buttons[0], buttons[3]] {
        try stage.perform(.press, on: button.id)
        trial.expect(stage.takeEvents(), is: [Event(button.id, .press)], "What was reported:")
      }
    }
  }
}
