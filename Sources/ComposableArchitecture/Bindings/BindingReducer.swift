import CasePaths

/// Applies writes that come as binding actions to the state's fields.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name):
///       state.isValid = !state.name.isEmpty
///       return .none
///     …
/// ```
///
/// Reducers that follow see the new value, and those before it the old one. Other actions do
/// nothing.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where ViewAction.State == State {
  private let extract: (Action) -> BindingAction<State>?

  /// Applies the writes of a feature whose action is bindable itself.
  public init() where Action == ViewAction {
    extract = ViewAction.bindingExtractor()
  }

  /// Applies the writes of a feature whose view's actions are wrapped in a case.
  ///
  /// ```swift
  /// BindingReducer(action: \.view)
  /// ```
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    let extractBinding = ViewAction.bindingExtractor()
    extract = { path.extract(from: $0).flatMap(extractBinding) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    extract(action)?.apply(to: &state)
    return .none
  }
}
