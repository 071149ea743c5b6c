/// Combines the lines of a body: every reducer gets the action, in order, on the same state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
///   if isLogging { Logging() }
/// }
/// ```
///
/// Whatever the lines are, the result is a plain ``Reduce``. A body of forty lines has a type as
/// short as a body of one, and is checked as fast per line.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> Reduce<State, Action> {
    Reduce(node: .of(reducer))
  }

  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(erasing: reducer)
  }

  public static func buildBlock() -> Reduce<State, Action> {
    Reduce(node: EmptyNode())
  }

  public static func buildPartialBlock(
    first: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    first
  }

  public static func buildPartialBlock(
    accumulated: Reduce<State, Action>, next: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(node: SequenceNode.joining(accumulated.node, next.node))
  }

  public static func buildArray(_ reducers: [Reduce<State, Action>]) -> Reduce<State, Action> {
    Reduce(node: SequenceNode(reducers.map(\.node)))
  }

  public static func buildEither(first reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }

  public static func buildEither(second reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }

  public static func buildOptional(_ reducer: Reduce<State, Action>?) -> Reduce<State, Action> {
    reducer ?? buildBlock()
  }

  public static func buildLimitedAvailability(
    _ reducer: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    reducer
  }

  public static func buildFinalResult(_ reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }
}
