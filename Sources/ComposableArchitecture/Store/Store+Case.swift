import CasePaths

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that an enum of features is at the moment, to switch over.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): EditView(store: store)
  /// case .detail(let store): DetailView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}

extension Store {
  /// The store of a case, for the code that `@Reducer` writes: the state is that case.
  public func _$scope<ChildState, ChildAction>(
    _ scope: _CaseScope<State, Action, ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    guard let store = self.scope(scope) else {
      preconditionFailure("'\(State.self)' isn't the case that '@Reducer' has found it to be.")
    }
    return store
  }

  /// The store of one case of an enum of features, or `nil` while the state is another case.
  package func scope<ChildState, ChildAction>(
    _ scope: _CaseScope<State, Action, ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    child(.casePath(AnyCasePath(scope.state)), cachedBy: scope.state, scope.action) {
      AnyCasePath(scope.action).embed
    }
  }
}

/// How a case of an enum of features is found: what `@Reducer` lists, one per case.
public struct _CaseScope<State, Action, ChildState, ChildAction> {
  package let state: CaseKeyPath<State, ChildState>
  package let action: CaseKeyPath<Action, ChildAction>

  public init(
    state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) {
    self.state = state
    self.action = action
  }
}
