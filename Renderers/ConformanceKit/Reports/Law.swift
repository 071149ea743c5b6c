import ViewTree

/// One thing that every renderer does.
@MainActor
struct Law {
  let suite: LawSuite
  let name: String
  let body: @MainActor (Trial) throws(Halt) -> Void

  init(_ suite: LawSuite, _ name: String, _ body: @escaping @MainActor (Trial) throws(Halt) -> Void)
  {
    self.suite = suite
    self.name = name
    self.body = body
  }

  var fullName: String { "\(suite): \(name)" }
}

extension LawSuite {
  /// The laws of the suite that apply to a renderer.
  @MainActor
  func laws(for conformance: Conformance) -> [Law] {
    switch self {
    case .structure: Structure.laws(conformance.kinds)
    case .update: Updating.laws(conformance.kinds)
    case .events: Reporting.laws(conformance.kinds)
    case .textEditing: TextEditing.laws
    case .focus: Focusing.laws
    case .presentation: Presenting.laws(conformance.kinds)
    case .lists: Listing.laws(conformance)
    case .lifetime: Lifetime.laws(conformance.kinds)
    case .batching: Batching.laws
    case .lowering: LoweredKinds.laws(conformance.kinds)
    case .meaning: Meanings.laws(conformance.kinds)
    case .differential: Differential.laws(conformance)
    }
  }
}
