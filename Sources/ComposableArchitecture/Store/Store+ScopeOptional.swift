import CasePaths

extension Store {
  /// The store of a child that comes and goes, or `nil` while there is none.
  ///
  /// ```swift
  /// if let child = store.scope(state: \.child, action: \.child) {
  ///   ChildView(store: child)
  /// }
  /// ```
  ///
  /// The store belongs to the instance of the child: when another takes its place, there is another
  /// store for that. An action to a store whose child is gone is reported and dropped, and reads
  /// give what is known of it.
  ///
  /// The key path may lead to an optional field, or to a case of an enum.
  public func scope<ChildState, ChildAction>(
    state toChildState: KeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    child(.keyPath(toChildState), cachedBy: toChildState, toChildAction) {
      AnyCasePath(toChildAction).embed
    }
  }

  /// The store of a child that comes and goes, or `nil` while there is none.
  public func scope<ChildState, ChildAction>(
    _ toChildState: KeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: toChildState, action: toChildAction)
  }

  func child<ChildState, ChildAction>(
    _ route: @autoclosure () -> ChildRoute<State, ChildState>,
    cachedBy stateKey: AnyKeyPath, _ actionKey: AnyKeyPath,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    let found = core.children.find(stateKey, actionKey) as? Store<ChildState, ChildAction>
    let foundCore = found?.core as? OptionalCore<State, Action, ChildState, ChildAction>
    let route = foundCore?.route ?? route()
    guard let state = route.read(from: core) else { return nil }
    if let found, let foundCore, foundCore.isSame(state) { return found }
    // State that is made anew by each read has no instance that could be told from another.
    var instance = instanceID(of: state)
    if instance != nil {
      let again = ObservationGate.unobserved { route.read(from: core) }
      if again.flatMap({ instanceID(of: $0) }) != instance { instance = nil }
    }
    let child = Store<ChildState, ChildAction>(
      core: OptionalCore(
        base: core, route: route, embed: embed(), state: state, instance: instance),
      parent: self)
    core.children.insert(child, stateKey, actionKey)
    return child
  }
}
