import ComposableArchitecture
import Views

extension Bindable {
  /// A binding to the store of a presented child, for the modifiers that present one.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.detail, action: \.detail)) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// Writing `nil` sends the child's dismissal. Of a destination that is a `@Reducer` enum, one case
  /// is named after it: `$store.scope(state: \.destination, action: \.destination).detail`.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    Binding(wrappedValue.presenting(state, action))
  }

  /// A binding to the store of a presented child, by its `$` name.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    Binding(wrappedValue.presenting(state, action))
  }

  /// A binding to the store of a stack, for a ``NavigationStack``.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView()
  /// } destination: { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Binding(wrappedValue, stack: state, action)
  }

  /// A binding to the store of a presented child.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a presented child, by its `$` name.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a stack.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
