/// What a store is a handle of: a place in the root's state, and a way for actions to get there.
///
/// ```
/// Store ──▶ ElementCore ──▶ ScopedCore ──▶ RootCore        reads go right through key paths,
///            [id: 7]         \.list         state, queue    actions go right and are embedded
/// ```
///
/// Cores subscribe to nothing. A read registers the observer with the values that it passes, and
/// these tell it what happens to them.
@MainActor
class Core<State, Action> {
  /// The stores of children, by how they were scoped.
  var children = StoreCache()

  /// The state at this place, or the last one known when there is none any more.
  func state() -> State { abstract() }

  /// A part of the state.
  func read<Value>(_ keyPath: KeyPath<State, Value>) -> Value { state()[keyPath: keyPath] }

  /// A part of the state, where who reads isn't interested in the last step but only in being told
  /// when all of the part is exchanged.
  func readPosition<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    let state = state()
    return ObservationGate.positionally { state[keyPath: keyPath] }
  }

  /// Whether the place is a field of observable state, which can be read by ``positionalState()``.
  var isField: Bool { false }

  /// The state, where who reads wants to be told when what contains it is exchanged, and not when it
  /// is written itself. Where the place isn't a field it is read as ever.
  func positionalState() -> State { state() }

  /// A part of the state, unobserved.
  func peek<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    ObservationGate.unobserved { state()[keyPath: keyPath] }
  }

  /// Reduces an action, or lines it up.
  func send(_ action: Action) -> EffectGroup? { abstract() }

  /// Whether no action is being reduced.
  var isIdle: Bool { abstract() }

  /// Whether the place doesn't exist any more.
  var isGone: Bool { false }

  /// Where the author made the root store: the line that issues about the store are shown at.
  var origin: AuthorLocation { abstract() }

  private func abstract(_ function: StaticString = #function) -> Never {
    preconditionFailure("'\(function)' has no implementation in '\(Self.self)'.")
  }
}
