/// A reducer made of a closure.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .incrementButtonTapped:
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// It is also what all operators return, so that a feature's type doesn't grow with its body.
public struct Reduce<State, Action>: Reducer, NodeConvertible {
  let node: ReducerNode<State, Action>

  init(node: ReducerNode<State, Action>) {
    self.node = node
  }

  /// Changes the state in place and returns the effects to start.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.init(node: ClosureNode(reduce))
  }

  /// Hides a reducer's type.
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    self.init(node: .of(reducer))
  }

  /// Hides the type of a reducer that is known by its state and action only.
  init(erasing reducer: any Reducer<State, Action>) {
    func open<R: Reducer<State, Action>>(_ reducer: R) -> ReducerNode<State, Action> {
      .of(reducer)
    }
    self.init(node: open(reducer))
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    node.reduce(into: &state, action: action)
  }
}

private final class ClosureNode<State, Action>: ReducerNode<State, Action> {
  private let closure: (inout State, Action) -> Effect<Action>

  init(_ closure: @escaping (inout State, Action) -> Effect<Action>) {
    self.closure = closure
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}
