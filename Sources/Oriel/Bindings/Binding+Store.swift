import ComposableArchitecture
import Views

extension Binding {
  /// A binding to what a store presents. Writing `nil` dismisses it.
  init<State, Action>(_ presentation: StorePresentation<State, Action>)
  where Value == Store<State, Action>? {
    self.init(
      identity: presentation.id, get: presentation.child,
      set: { child, _ in if child == nil { presentation.dismiss() } })
  }

  /// A binding to the store of a stack. Only a navigation stack writes to it.
  init<State, Action, ElementState, ElementAction>(
    _ store: Store<State, Action>,
    stack state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) where Value == Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
    self.init(
      identity: StoreScopeID(store: store, state: state, action: action),
      get: { store.scope(state: state, action: action) }, set: { _, _ in })
  }
}
