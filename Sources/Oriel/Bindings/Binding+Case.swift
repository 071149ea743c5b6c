import ComposableArchitecture
import Views

extension Binding {
  /// A binding to the store of one case of a presented enum of features, `nil` while it is another.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// Writing `nil` dismisses only while the case is on: a late dismissal of one can't close another.
  public subscript<State: CaseReducerState, Action, ChildState, ChildAction>(
    dynamicMember keyPath: KeyPath<
      State.StateReducer._$Scopes, _CaseScope<State, Action, ChildState, ChildAction>
    >
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>? {
    let scope = State.StateReducer._$scopes[keyPath: keyPath]
    return mapped(by: keyPath) { store in
      store?.scope(scope)
    } set: { child, store in
      if child == nil, store.wrappedValue?.scope(scope) != nil { store.wrappedValue = nil }
    }
  }
}
