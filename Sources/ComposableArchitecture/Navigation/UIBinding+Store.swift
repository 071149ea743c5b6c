import CasePaths
import SwiftNavigation

extension UIBinding {
  /// A binding to what a store presents. Writing `nil` dismisses it.
  init<State, Action>(_ presentation: StorePresentation<State, Action>)
  where Value == Store<State, Action>? {
    self.init(
      id: [presentation.id], get: presentation.child,
      set: { if $0 == nil { presentation.dismiss() } })
  }

  /// A binding to the store of a stack. Writing it changes nothing: the stack takes actions.
  init<State, Action, ElementState, ElementAction>(
    _ store: Store<State, Action>,
    stack state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) where Value == Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
    self.init(
      id: [StoreScopeID(store: store, state: state, action: action)],
      get: { store.scope(state: state, action: action) }, set: { _ in })
  }
}
