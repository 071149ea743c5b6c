import ComposableArchitecture
import Views

/// Tells two bindings from a store apart: made of the same parts, they lead to the same place.
private struct ScopeIdentity: Hashable {
  let store: ObjectIdentifier
  let state: AnyKeyPath
  let action: AnyKeyPath
}

extension Store {
  /// A binding to the store of a presented child. Writing `nil` sends its dismissal.
  func presentation<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let presented = action.appending(path: \.presented)
    return Binding(
      identity: ScopeIdentity(store: ObjectIdentifier(self), state: state, action: action),
      get: { self.scope(state: state, action: presented) },
      set: { child, _ in
        guard child == nil, self.scope(state: state, action: presented) != nil else { return }
        self.send(action(.dismiss))
      })
  }

  /// A binding to the store of a stack. Only a navigation stack writes to it.
  func stack<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    Binding(
      identity: ScopeIdentity(store: ObjectIdentifier(self), state: state, action: action),
      get: { self.scope(state: state, action: action) },
      set: { _, _ in })
  }
}
