/// The chapters of what a renderer promises.
public enum LawSuite: String, CaseIterable, Sendable, CustomStringConvertible {
  /// Children are where the tree says, whatever way they came there.
  case structure
  /// A change shows what a fresh start with the new content would show.
  case update
  /// What a user does is reported once; what the program does isn't.
  case events
  /// Typing survives what state makes of it.
  case textEditing = "text editing"
  case focus
  /// Windows, screens, alerts, sheets: state decides when they go.
  case presentation
  case lists
  /// What is removed is freed, and silent.
  case lifetime
  /// A batch is one step.
  case batching
  /// Kinds that aren't drawn are still readable and operable.
  case lowering
  /// What every renderer must honour.
  case meaning
  /// Random trees, patched into each other.
  case differential

  public var description: String { rawValue }
}
