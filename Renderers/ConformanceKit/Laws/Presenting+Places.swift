import ViewTree

/// Screens and windows.
extension Presenting {
  private static func screen(_ name: String, _ trial: Trial) -> Node {
    trial.node(.screen(ScreenElement(title: name)), [trial.text("on \(name)"), trial.button(name)])
  }

  static let screens = Law(.presentation, "screens: only the last one is shown") {
    trial throws(Halt) in
    let stack = trial.node(.navigationStack)
    let all = ["Inbox", "Letter", "Sender"].map { screen($0, trial) }
    try trial.withStage { stage throws(Halt) in
      for count in [1, 2, 3, 2, 3, 1] {
        var full = stack
        full.children = Array(all[..<count])
        stage.show(trial.window(), [full])
        trial.expectShown(stage, "with \(count) screens")
      }
      trial.expect(stage.takeEvents(), is: [], "State did all that:")
    }
  }

  static let back = Law(.presentation, "screens: going back is asked for once") {
    trial throws(Halt) in
    let all = ["Inbox", "Letter", "Sender"].map { screen($0, trial) }
    let stack = trial.node(.navigationStack, all)
    let window = trial.window([stack])
    try trial.withStage { stage throws(Halt) in
      stage.show([window])
      for _ in 0..<2 {
        try stage.perform(.back, on: stack.id)
        trial.expect(
          stage.takeEvents(), is: [Event(stack.id, .back(to: all[1].id))], "What was reported:")
        trial.expectShown(stage, "state said no")
      }
      stage.change(stack.id) { $0.children.removeLast() }
      trial.expectShown(stage, "state went back")
      stage.update(all[1].id) { $0.element = .screen(.init(title: "Letter", canGoBack: false)) }
      try stage.perform(.back, on: stack.id)
      trial.expect(stage.takeEvents(), is: [], "From a screen that doesn't allow it:")
      stage.change(stack.id) { $0.children.removeLast() }
      try stage.perform(.back, on: stack.id)
      trial.expect(stage.takeEvents(), is: [], "From the first screen:")
    }
  }

  static let pathCleared = Law(.presentation, "screens: the path is cleared at once") {
    trial throws(Halt) in
    let all = ["Inbox", "Letter", "Sender", "Photo"].map { screen($0, trial) }
    let stack = trial.node(.navigationStack, all)
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [stack])
      stage.onEvent = { [weak stage] _ in
        stage?.change(stack.id) { $0.children = [all[0]] }
      }
      try stage.perform(.back, on: stack.id)
      trial.expectShown(stage, "back at the first")
      trial.expect(stage.takeEvents().count, is: 1, "Events:")
      stage.onEvent = nil
      try stage.perform(.press, on: all[0].children[1].id)
      trial.expect(
        stage.takeEvents(), is: [Event(all[0].children[1].id, .press)], "A button there:")
    }
  }

  static let window = Law(.presentation, "window: it asks to be closed, and stays") {
    trial throws(Halt) in
    let window = trial.window([trial.text("content")])
    try trial.withStage { stage throws(Halt) in
      stage.show([window])
      for _ in 0..<2 {
        try stage.perform(.close, on: window.id)
        trial.expect(stage.takeEvents(), is: [Event(window.id, .close)], "What was reported:")
        trial.expectShown(stage, "state said no")
      }
    }
  }
}
