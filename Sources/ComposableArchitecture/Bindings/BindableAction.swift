/// An action with a case for all writes to the feature's fields.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   @ObservableState
///   struct State { var name = ""; var isOn = false }
///   enum Action: BindableAction {
///     case binding(BindingAction<State>)
///   }
///   var body: some ReducerOf<Self> {
///     BindingReducer()
///   }
/// }
/// ```
///
/// Then `$store.name` is a binding, and `store.name = "Blob"` sends an action.
public protocol BindableAction<State> {
  /// The state whose fields are written.
  associatedtype State

  /// Wraps a write in the feature's action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write that the action holds, if it holds one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The action that writes a value to a field, for sending it by hand.
  ///
  /// ```swift
  /// await store.send(.set(\.name, "Blob"))
  /// ```
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
