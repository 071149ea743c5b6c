/// Groups reducers, so that an operator applies to all of them.
///
/// ```swift
/// CombineReducers {
///   Search()
///   Filters()
/// }
/// .onChange(of: \.query) { _, _ in .send(.queryChanged) }
/// ```
public struct CombineReducers<State, Action>: Reducer, NodeConvertible {
  let node: ReducerNode<State, Action>

  public init<Reducers: Reducer<State, Action>>(
    @ReducerBuilder<State, Action> _ build: () -> Reducers
  ) {
    node = .of(build())
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    node.reduce(into: &state, action: action)
  }
}
