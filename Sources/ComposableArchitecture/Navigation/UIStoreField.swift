import CasePaths
import SwiftNavigation

/// A field of a store's state on its way to becoming a binding: `$store.query` in
/// `$store.query.sending(\.queryChanged)`.
@MainActor
@dynamicMemberLookup
public struct UIStoreField<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A field of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> UIStoreField<State, Action, Member> {
    UIStoreField<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the field and sends an action for each write.
  ///
  /// ```swift
  /// SearchField(text: $store.query.sending(\.queryChanged))
  /// ```
  public func sending(_ action: CaseKeyPath<Action, Value>) -> UIBinding<Value> {
    let store = store
    let keyPath = keyPath
    return UIBinding(
      id: [StoreScopeID(store: store, state: keyPath, action: action)],
      get: { store.state[keyPath: keyPath] },
      set: { store.send(action($0)) })
  }
}

extension UIBindable {
  /// A field of the store's state, to be followed by ``UIStoreField/sending(_:)``.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> UIStoreField<State, Action, Member> where Value == Store<State, Action> {
    UIStoreField(store: wrappedValue, keyPath: keyPath)
  }
}
