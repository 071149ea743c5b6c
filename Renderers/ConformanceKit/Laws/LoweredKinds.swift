import ViewTree

/// Kinds that aren't drawn are still readable and operable.
@MainActor
enum LoweredKinds {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    Kind.allCases.filter { !Kind.core.contains($0) }.flatMap { kind in
      let isDrawn = kinds.contains(kind)
      let how = isDrawn ? "\(kind.rawValue), if it weren't drawn" : kind.rawValue
      return [
        Law(.lowering, how) { trial throws(Halt) in
          try read(kind, isDrawn ? Kind.core : kinds, trial)
        }
      ]
    } + [coreIsDrawn]
  }

  private static func read(_ kind: Kind, _ kinds: Set<Kind>, _ trial: Trial) throws(Halt) {
    try trial.withStage(kinds: kinds) { stage throws(Halt) in
      for element in [Samples.element(kind)] + kind.variations.flatMap(\.elements) {
        let setting = Setting(element, in: trial)
        stage.show(setting.windows)
        trial.expectShown(stage, "lowered")
        try operate(setting.id, stage, trial)
      }
    }
  }

  /// Presses and switches every part, each of which does to the original what it stands for.
  private static func operate(_ id: NodeID, _ stage: Stage, _ trial: Trial) throws(Halt) {
    for (part, event) in stage.loweredParts(of: id) where !part.content.meaning.isDisabled {
      let isToggle = part.content.element.kind == .toggle
      try stage.performOnShown(isToggle ? .toggle : .press, on: part.id)
      trial.expect(
        stage.takeEvents(), is: [Event(id, event)], "The part \"\(part.accessibleName)\" does:")
      trial.expectShown(stage, "state did nothing")
    }
  }

  /// The core kinds are what all others end as.
  private static let coreIsDrawn = Law(.lowering, "all core kinds are drawn") { trial in
    let missing = Kind.core.subtracting(trial.conformance.kinds).map(\.rawValue).sorted()
    trial.expect(missing, is: [], "Core kinds that the renderer doesn't declare:")
  }
}
