extension Reducer {
  /// Starts an effect when a value that is computed from the state has changed.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .onChange(of: \.settings.isSoundOn) { old, new in
  ///     .run { _ in await player.setVolume(new ? 1 : 0) }
  ///   }
  /// ```
  ///
  /// The value is computed before and after this reducer; reducers further on don't count.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ effect: @escaping (_ oldValue: Value, _ newValue: Value) -> Effect<Action>
  ) -> Reduce<State, Action> {
    onChange(of: toValue) { _, _, old, new in effect(old, new) }
  }

  /// Changes the state further, and may start an effect, when a value that is computed from the
  /// state has changed.
  ///
  /// ```swift
  /// .onChange(of: \.query) { state, oldQuery in
  ///   state.results = []
  ///   return .none
  /// }
  /// ```
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ effect: @escaping (_ state: inout State, _ oldValue: Value) -> Effect<Action>
  ) -> Reduce<State, Action> {
    onChange(of: toValue) { state, _, old, _ in effect(&state, old) }
  }

  /// The same with the old value first.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ effect: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> Reduce<State, Action> {
    onChange(of: toValue) { state, _, old, _ in effect(old, &state) }
  }

  /// Runs another reducer, on the same action, when a value that is computed from the state has
  /// changed.
  ///
  /// ```swift
  /// .onChange(of: \.query) { oldQuery, newQuery in
  ///   Reduce { state, action in … }
  /// }
  /// ```
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> Reduce<State, Action> {
    onChange(of: toValue) { state, action, old, new in
      ReducerNode.of(reducer(old, new)).reduce(into: &state, action: action)
    }
  }

  private func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    run: @escaping (inout State, Action, Value, Value) -> Effect<Action>
  ) -> Reduce<State, Action> {
    Reduce(node: OnChangeNode(base: .of(self), toValue: toValue, run: run))
  }
}

private final class OnChangeNode<State, Action, Value: Equatable>: ReducerNode<State, Action> {
  private let base: ReducerNode<State, Action>
  private let toValue: (State) -> Value
  private let run: (inout State, Action, Value, Value) -> Effect<Action>

  init(
    base: ReducerNode<State, Action>,
    toValue: @escaping (State) -> Value,
    run: @escaping (inout State, Action, Value, Value) -> Effect<Action>
  ) {
    self.base = base
    self.toValue = toValue
    self.run = run
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let old = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let new = toValue(state)
    return old == new ? effect : effect.merge(with: run(&state, action, old, new))
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    base.endGoneInstances(in: state, of: owner)
  }
}
