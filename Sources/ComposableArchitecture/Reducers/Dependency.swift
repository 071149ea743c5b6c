import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer, its children and their effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.apiClient, .offline)
  /// ```
  public func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> Reduce<State, Action> {
    overridingDependencies { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is known by its type.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(APIClient.offline)
  /// ```
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> Reduce<State, Action> where Value.Value == Value {
    overridingDependencies { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer, its children and their effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .transformDependency(\.apiClient) { $0.isLogging = true }
  /// ```
  public func transformDependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Reduce<State, Action> {
    overridingDependencies { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes a dependency that is known by its type.
  public func transformDependency<Value: TestDependencyKey>(
    _ type: Value.Type,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Reduce<State, Action> where Value.Value == Value {
    overridingDependencies { transform(&$0[Value.self]) }
  }

  private func overridingDependencies(
    _ update: @escaping (inout DependencyValues) -> Void
  ) -> Reduce<State, Action> {
    Reduce(node: DependencyNode(base: .of(self), update: update))
  }
}

private final class DependencyNode<State, Action>: ReducerNode<State, Action> {
  private let base: ReducerNode<State, Action>
  private let update: (inout DependencyValues) -> Void

  init(base: ReducerNode<State, Action>, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    withDependencies(update) {
      base.reduce(into: &state, action: action)
    }
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    base.endGoneInstances(in: state, of: owner)
  }
}
