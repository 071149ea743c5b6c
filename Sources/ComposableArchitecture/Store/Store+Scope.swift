import CasePaths

extension Store {
  /// The store of a child that is always there.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(state: \.profile, action: \.profile))
  /// ```
  ///
  /// While it is alive, scoping again in the same way gives the same store.
  ///
  /// - Complexity: Some microseconds for the two key paths, and then O(1).
  public func scope<ChildState, ChildAction>(
    state toChildState: KeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    cached(toChildState, toChildAction) {
      ScopedCore(
        base: core, toState: toChildState, embed: AnyCasePath(toChildAction).embed)
    }
  }

  /// The store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    _ toChildState: KeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: toChildState, action: toChildAction)
  }

  func cached<ChildState, ChildAction>(
    _ state: AnyKeyPath, _ action: AnyKeyPath, _ makeCore: () -> Core<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let child = core.children.find(state, action) as? Store<ChildState, ChildAction> {
      return child
    }
    let child = Store<ChildState, ChildAction>(core: makeCore(), parent: self)
    core.children.insert(child, state, action)
    return child
  }
}
