import ViewTree

/// Random trees, patched into each other.
@MainActor
enum Differential {
  /// One law for each hundred pairs, so that a failure names its part.
  static func laws(_ conformance: Conformance) -> [Law] {
    stride(from: 0, to: conformance.pairs, by: 100).map { start in
      let end = min(start + 100, conformance.pairs)
      return Law(.differential, "random trees \(start + 1) to \(end), patched into each other") {
        trial throws(Halt) in
        for seed in start..<end {
          let failure = try compare(conformance.seed + UInt64(seed), trial)
          trial.expect(failure == nil, failure ?? "")
          if failure != nil { return }
        }
      }
    }
  }

  /// What differs for the pair of a seed, shrunk, or `nil`.
  private static func compare(_ seed: UInt64, _ trial: Trial) throws(Halt) -> String? {
    var random = RandomTrees(seed: seed, trial)
    let first = random.window()
    let pair = TreePair(first: first, second: random.changed(first), seed: seed)
    guard try difference(pair, trial) != nil else { return nil }
    let smallest = try pair.shrunk { pair throws(Halt) in try difference(pair, trial) != nil }
    let text = try difference(smallest, trial) ?? ""
    return """
      Seed \(seed), shrunk. The tree

      \("\(smallest.first)".indented)

      patched into

      \("\(smallest.second)".indented)

      shows something else than a fresh start with the second tree:

      \(text.indented)
      """
  }

  private static func difference(_ pair: TreePair, _ trial: Trial) throws(Halt) -> String? {
    var patched: [Reading] = []
    var fresh: [Reading] = []
    var pictures: [String?] = []
    // NB: a stage's own checks are part of the comparison, so they are made on a trial apart.
    let inner = Trial(trial.conformance)
    try inner.withStage { stage throws(Halt) in
      stage.isBackward = !pair.seed.isMultiple(of: 2)
      stage.show([pair.first])
      stage.show([pair.second])
      patched = Canonical.of(stage.read())
      inner.expectShown(stage, "against what the tree means")
      inner.expect(stage.takeEvents(), is: [], "Events:")
      pictures.append(stage.rig.picture)
    }
    try inner.withStage { stage throws(Halt) in
      stage.show([trial.copy(pair.second)])
      fresh = Canonical.of(stage.read())
      pictures.append(stage.rig.picture)
    }
    inner.expect(patched.anonymous, reads: fresh.anonymous, "against a fresh start")
    inner.expect(pictures[0], is: pictures[1], "The pictures:")
    return inner.failures.isEmpty ? nil : inner.failures[0]
  }
}
