import SwiftNavigation

extension UIBinding {
  /// A binding to the store of one case of a presented enum of features, `nil` while it is another.
  ///
  /// ```swift
  /// present(item: $store.scope(state: \.destination, action: \.destination).edit) { store in
  ///   EditController(store: store)
  /// }
  /// ```
  ///
  /// Writing `nil` dismisses only while the case is on: a late dismissal of one can't close another.
  public subscript<State: CaseReducerState, Action, ChildState, ChildAction>(
    dynamicMember keyPath: KeyPath<
      State.StateReducer._$Scopes, _CaseScope<State, Action, ChildState, ChildAction>
    >
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>? {
    let base = self
    let scope = State.StateReducer._$scopes[keyPath: keyPath]
    return UIBinding<Store<ChildState, ChildAction>?>(
      id: id + [keyPath], transaction: transaction,
      get: { base.wrappedValue?.scope(scope) },
      set: { if $0 == nil, base.wrappedValue?.scope(scope) != nil { base.wrappedValue = nil } })
  }
}
