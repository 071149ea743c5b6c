import ViewTree

/// Kinds that aren't drawn are still readable and operable.
@MainActor
enum LoweredKinds {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    Kind.allCases.compactMap { kind in
      if Kind.core.contains(kind) { return nil }
      guard kinds.contains(kind) else {
        return Law(.lowering, kind.rawValue) { trial throws(Halt) in
          try read(kind, kinds, trial)
        }
      }
      // A surface that adopts windows adopts nothing else.
      if kind == .window { return nil }
      return Law(.lowering, "\(kind.rawValue), if it weren't drawn") { trial throws(Halt) in
        try read(kind, kinds.subtracting(kind.family), trial)
      }
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

extension Kind {
  /// The kinds that are drawn together or not at all.
  fileprivate var family: Set<Kind> {
    let navigation: Set<Kind> = [.navigationStack, .screen, .toolbarItem]
    return navigation.contains(self) ? navigation : [self]
  }
}
