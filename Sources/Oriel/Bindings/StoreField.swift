import ComposableArchitecture
import Views

/// A field of a store's state on its way to becoming a binding: `$store.query` in
/// `$store.query.sending(\.queryChanged)`.
@MainActor
@dynamicMemberLookup
public struct StoreField<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> StoreField<State, Action, Member> {
    StoreField<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the field and sends an action for each write.
  ///
  /// ```swift
  /// TextField("Query", text: $store.query.sending(\.queryChanged))
  /// ```
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let store = store
    let keyPath = keyPath
    return Binding(
      identity: FieldIdentity(store: ObjectIdentifier(store), state: keyPath, action: action),
      get: { store.state[keyPath: keyPath] },
      set: { value, _ in store.send(action(value)) })
  }
}

private struct FieldIdentity: Hashable {
  let store: ObjectIdentifier
  let state: AnyKeyPath
  let action: AnyKeyPath
}

extension Bindable {
  /// A field of the store's state, to be followed by ``StoreField/sending(_:)``.
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreField<State, Action, Member> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}
