import ViewTree

/// A change shows what a fresh start with the new content would show.
@MainActor
enum Updating {
  static func laws(_ kinds: Set<Kind>) -> [Law] {
    Kind.allCases.flatMap { kind in
      kind.variations.map { variation in
        Law(.update, "\(kind.rawValue), \(variation.property)") { trial throws(Halt) in
          try go(through: variation.elements.map { Content($0) }, trial)
        }
      }
    } + [labels, looks]
  }

  /// Goes through the contents and back, and compares each with a fresh start.
  static func go(through contents: [Content], _ trial: Trial) throws(Halt) {
    let setting = Setting(contents[0], in: trial)
    let events = contents[0].element.kind.events
    let fresh = try contents.mapInOrder { content throws(Halt) in try read(content, trial) }
    try trial.withStage { stage throws(Halt) in
      stage.show(setting.windows)
      let order = Array(contents.indices) + contents.indices.reversed()
      for index in order {
        stage.update(setting.id) { content in
          content = contents[index]
          content.events.formUnion(events)
        }
        trial.expectShown(stage, "step \(index)")
        trial.expect(
          Canonical.of(stage.read()).anonymous, reads: fresh[index].readings,
          "step \(index), compared with a fresh start")
        trial.expect(
          stage.rig.picture == fresh[index].picture, "The pictures differ in step \(index).")
      }
      trial.expect(stage.takeEvents(), is: [], "Programmatic changes were reported.")
    }
  }

  private static func read(
    _ content: Content, _ trial: Trial
  ) throws(Halt) -> (readings: [Reading], picture: String?) {
    var result: (readings: [Reading], picture: String?) = ([], nil)
    try trial.withStage { stage throws(Halt) in
      stage.show(Setting(content, in: trial).windows)
      result = (Canonical.of(stage.read()).anonymous, stage.rig.picture)
    }
    return result
  }

  /// A control whose label changes is called by the new one.
  private static let labels = Law(.update, "the labels of controls") { trial throws(Halt) in
    let kinds: [Kind] = [.button, .toggle, .slider, .stepper, .progress]
    try trial.withStage { stage throws(Halt) in
      for kind in kinds {
        let setting = Setting(Samples.element(kind), in: trial)
        stage.show(setting.windows)
        let label = setting.windows.node(of: kind)!.children[0].id
        for name in ["Other", "", "Name"] {
          stage.update(label) { $0.element = .text(TextElement(name)) }
          trial.expectShown(stage, "a \(kind.rawValue) called \"\(name)\"")
        }
        stage.update(label) { $0.meaning.isHidden = true }
        trial.expectShown(stage, "a \(kind.rawValue) with a hidden label")
      }
    }
  }

  /// Looks come and go without a trace, whether they are drawn or not.
  private static let looks = Law(.update, "looks that come and go") { trial throws(Halt) in
    var decorated = Content(.text(TextElement("text")))
    decorated.appearance.font = .title
    decorated.appearance.isBold = true
    decorated.appearance.isItalic = true
    decorated.appearance.isMonospaced = true
    decorated.appearance.foreground = .error
    decorated.appearance.background = .rgba(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    decorated.appearance.padding = EdgeSteps(.large)
    decorated.appearance.width = SizeHint(minimum: 10, ideal: 20, maximum: 30)
    decorated.appearance.lineLimit = 1
    decorated.appearance.opacity = 0.5
    decorated.appearance.textAlignment = .end
    decorated.appearance.alignment = Alignment(horizontal: .end)
    decorated.appearance.cornerRadius = .small
    decorated.appearance.style = "bordered"
    try go(through: [Content(.text(TextElement("text"))), decorated], trial)
  }
}

extension Array {
  /// `map` with a typed error.
  func mapInOrder<Result, Failure>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try transform(element)) }
    return results
  }
}
