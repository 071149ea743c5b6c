import ConcurrencyExtras

/// What a reducer wants to happen after it has changed the state: work that may send actions.
///
/// ```swift
/// case .searchButtonTapped:
///   state.isSearching = true
///   return .run { [query = state.query] send in
///     await send(.results(try await search(query)))
///   }
/// ```
///
/// An effect is a description. Nothing happens before the store has it, and a store drops the
/// effects of children whose state has gone.
public struct Effect<Action>: Sendable {
  /// What there is to do.
  ///
  /// NB: Actions aren't required to be sendable. They are handed over to the main actor and stay.
  /// NB: Indirect as a whole, so that the layout doesn't depend on the action. To hand on even an
  /// effect that is `none` would else look up the metadata of its type at every step.
  package indirect enum Operation: @unchecked Sendable {
    case none
    /// Feeds an action back, after the ones that are waiting.
    case send(Action)
    /// Works outside the reducer.
    case run(EffectRun<Action>)
    /// All at the same time.
    case merge([Effect])
    /// One after the end of another.
    case concatenate([Effect])
    /// Can be cancelled by name, from now on, whether or not it is its turn yet.
    case cancellable(Effect, id: AnyHashableSendable, cancelInFlight: Bool)
    /// Cancels by name.
    case cancel(id: AnyHashableSendable)
    /// Belongs to an instance of child state. Where the instance is presented, `dismissal` is the
    /// action that ends it.
    case owned(InstanceID, dismissal: Action?, Effect)
    /// Cancels all that belongs to an instance of child state.
    case end(InstanceID)
  }

  package var operation: Operation

  package init(_ operation: Operation) { self.operation = operation }

  /// Nothing.
  public static var none: Self { Self(.none) }

  /// Feeds an action back into the store, right after the current one and those already waiting.
  ///
  /// ```swift
  /// return .send(.delegate(.saved(state.draft)))
  /// ```
  ///
  /// Share logic between actions by calling a function instead: it is cheaper, and a test needn't
  /// receive anything.
  public static func send(_ action: Action) -> Self { Self(.send(action)) }

  /// Whether there is nothing to do.
  package var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}

/// The effect of a feature.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
