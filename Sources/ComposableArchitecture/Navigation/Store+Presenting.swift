import CasePaths

extension Store {
  /// The presentation of a child, for who makes a binding of it: how to read the child's store, and
  /// how to dismiss the child.
  package func presenting<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> StorePresentation<ChildState, ChildAction> {
    StorePresentation(
      id: StoreScopeID(store: self, state: state, action: action),
      child: { self.scope(state: state, action: action) },
      dismiss: { self.send(action(.dismiss)) })
  }

  /// The presentation of a child, by its `$` name.
  package func presenting<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> StorePresentation<ChildState, ChildAction> {
    StorePresentation(
      id: StoreScopeID(store: self, state: state, action: action),
      child: { self.scope(state: state, action: action) },
      dismiss: { self.send(action(.dismiss)) })
  }
}

/// How to read the store of a presented child, and how to dismiss the child.
@MainActor
package struct StorePresentation<State, Action> {
  package let id: StoreScopeID
  package let child: @MainActor () -> Store<State, Action>?
  private let send: @MainActor () -> Void

  fileprivate init(
    id: StoreScopeID, child: @escaping @MainActor () -> Store<State, Action>?,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.child = child
    self.send = dismiss
  }

  /// Dismisses the child, if it is there.
  package func dismiss() {
    if child() != nil { send() }
  }
}
