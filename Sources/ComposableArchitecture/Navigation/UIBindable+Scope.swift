import CasePaths
import SwiftNavigation

extension UIBindable {
  /// A binding to the store of a presented child, for what presents one.
  ///
  /// ```swift
  /// present(item: $store.scope(state: \.detail, action: \.detail)) { store in
  ///   DetailController(store: store)
  /// }
  /// ```
  ///
  /// Writing `nil` sends the child's dismissal. Of a destination that is a `@Reducer` enum, one case
  /// is named after it: `$store.scope(state: \.destination, action: \.destination).detail`.
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    UIBinding(wrappedValue.presenting(state, action))
  }

  /// A binding to the store of a presented child, by its `$` name.
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    UIBinding(wrappedValue.presenting(state, action))
  }

  /// A binding to the store of a stack, for what shows one.
  ///
  /// ```swift
  /// NavigationStackController(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootController(store: store)
  /// } destination: { store in
  ///   DetailController(store: store)
  /// }
  /// ```
  public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    UIBinding(wrappedValue, stack: state, action)
  }

  /// A binding to the store of a presented child.
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a presented child, by its `$` name.
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a stack.
  public func scope<State, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
