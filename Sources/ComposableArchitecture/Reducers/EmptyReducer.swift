/// A reducer that changes nothing and starts nothing.
///
/// For the place where a reducer is asked for and none is needed, and as the start of a chain:
///
/// ```swift
/// EmptyReducer().ifLet(\.child, action: \.child) { Child() }
/// ```
public struct EmptyReducer<State, Action>: Reducer {
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
