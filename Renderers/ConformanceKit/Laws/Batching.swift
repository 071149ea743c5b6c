import ViewTree

/// A batch is one step.
@MainActor
enum Batching {
  static var laws: [Law] { [commits, stepwise, silent, reentrant] }

  private static let commits = Law(.batching, "a batch is committed once, and shown then") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let column = trial.column((0..<5).map { trial.text("text \($0)") })
      stage.show(trial.window(), [column])
      trial.expect(stage.rig.commits, is: 1, "Commits of the first batch:")
      stage.change(column.id) { column in
        column.children.reverse()
        column.children[2].content.element = .text(TextElement("changed"))
        column.children.append(trial.button("new"))
      }
      trial.expect(stage.rig.commits, is: 2, "Commits of two batches:")
      trial.expectShown(stage, "after the second")
      stage.rig.apply([])
      stage.rig.settle()
      trial.expectShown(stage, "after an empty batch")
    }
  }

  /// However patches are cut into batches, the end is the same.
  private static let stepwise = Law(.batching, "one batch shows what single steps show") {
    trial throws(Halt) in
    for seed: UInt64 in 0..<10 {
      var random = RandomTrees(seed: seed, trial)
      let first = random.window()
      let second = random.changed(first)
      var whole: [Reading] = []
      try trial.withStage { stage throws(Halt) in
        stage.show([first])
        stage.show([second])
        whole = Canonical.of(stage.read())
      }
      try trial.withStage { stage throws(Halt) in
        stage.showStepwise([first])
        stage.showStepwise([second])
        trial.expect(Canonical.of(stage.read()).anonymous, reads: whole.anonymous, "seed \(seed)")
      }
    }
  }

  private static let silent = Law(.batching, "nothing is reported during a batch") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      for kind in Kind.allCases {
        stage.show(Setting(Samples.element(kind), in: trial).windows)
        stage.show([])
      }
      trial.expect(stage.eventsInBatches, is: [], "Events of all kinds, coming and going:")
      trial.expect(stage.rig.wrongs, is: [], "Events of single calls:")
    }
  }

  /// State answers an event with a batch before the platform is done with it.
  private static let reentrant = Law(.batching, "a batch in answer to an event") {
    trial throws(Halt) in
    let button = trial.button("Press")
    let counter = trial.text("0")
    let column = trial.column([button, counter])
    var count = 0
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [column])
      stage.onEvent = { [weak stage] _ in
        count += 1
        stage?.change(column.id) { column in
          column.children = [trial.text("line \(count)")] + column.children.reversed()
        }
        stage?.update(counter.id) { $0.element = .text(TextElement("\(count)")) }
        // State may as well replace the text of the button that is being pressed.
        stage?.update(button.children[0].id) { $0.element = .text(TextElement("Press \(count)")) }
      }
      for _ in 0..<3 { try stage.perform(.press, on: button.id) }
      trial.expect(count, is: 3, "Presses:")
      trial.expectShown(stage, "after three presses")
    }
  }
}
