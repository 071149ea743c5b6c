import ViewTree

/// What every renderer must honour.
@MainActor
enum Meanings {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    let properties: [(String, [Kind], (inout Meaning) -> Void)] = [
      ("disabled", widgets, { $0.isDisabled = true }),
      ("hidden", content, { $0.isHidden = true }),
      ("label", named, { $0.label = "Another name" }),
      ("value", controls, { $0.value = "another value" }),
      ("hint", controls, { $0.hint = "What it does" }),
      ("help", controls, { $0.help = "A tooltip" }),
      ("identifier", controls, { $0.identifier = "the-one" }),
      ("decoration", [.text, .button, .image], { $0.isAccessibilityHidden = true }),
      ("heading", [.text], { $0.isHeading = true }),
      ("badge", [.text, .button], { $0.badge = "3" }),
      ("actions", [.text, .button], { $0.actions = [.init(label: "Copy"), .init(label: "Cut")] }),
    ]
    return properties.flatMap { name, applicable, change in
      applicable.filter(kinds.contains).map { kind in
        Law(.meaning, "\(name) of a \(kind.rawValue)") { trial throws(Halt) in
          try setAndUnset(kind, trial, change)
        }
      }
    } + [inherited, names]
  }

  private static let controls: [Kind] = [
    .text, .button, .textField, .toggle, .slider, .stepper, .picker, .menu, .datePicker, .image,
    .progress,
  ]
  private static let widgets: [Kind] = [
    .button, .textField, .toggle, .slider, .stepper, .picker, .menu, .datePicker, .list, .tabs,
    .disclosure,
  ]
  private static let named = controls + [.stack, .list]
  private static let content = Kind.allCases.filter {
    $0.outlet == .content && $0 != .window && $0 != .spacer && $0 != .navigationStack
  }

  private static func setAndUnset(
    _ kind: Kind, _ trial: Trial, _ change: (inout Meaning) -> Void
  ) throws(Halt) {
    let plain = Content(Samples.element(kind))
    var changed = plain
    change(&changed.meaning)
    try Updating.go(through: [plain, changed], trial)
  }

  /// What is around a control disables or hides it as well.
  private static let inherited = Law(.meaning, "disabled and hidden hold for all that is inside") {
    trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      let inner = trial.column([
        trial.button("button"), trial.field("text"),
        trial.node(.toggle(ToggleElement(isOn: true)), [trial.text("toggle")]),
      ])
      let outer = trial.column([trial.text("before"), inner])
      stage.show(trial.window(), [outer])
      for id in [outer.id, inner.id] {
        stage.update(id) { $0.meaning.isDisabled = true }
        trial.expectShown(stage, "disabled around")
      }
      stage.update(outer.id) { $0.meaning.isDisabled = false }
      trial.expectShown(stage, "enabled outside, still disabled inside")
      stage.update(inner.id) { $0.meaning.isDisabled = false }
      trial.expectShown(stage, "enabled again")
      stage.update(inner.id) { $0.meaning.isHidden = true }
      trial.expectShown(stage, "hidden inside")
      let added = trial.button("new, in what is hidden")
      stage.change(inner.id) { $0.children.append(added) }
      trial.expectShown(stage, "something new in what is hidden")
      stage.update(inner.id) { $0.meaning.isHidden = false }
      trial.expectShown(stage, "shown again")
    }
  }

  /// No control that is shown is without a name.
  private static let names = Law(.meaning, "every control has a name") { trial throws(Halt) in
    try trial.withStage { stage throws(Halt) in
      for kind in controls {
        stage.show(Setting(Samples.element(kind), in: trial).windows)
        let nameless = Canonical.of(stage.read()).all.filter {
          $0.name.isEmpty && $0.role != .none
        }
        trial.expect(nameless.map(\.role), is: [], "Controls without a name, for \(kind.rawValue):")
      }
    }
  }
}
