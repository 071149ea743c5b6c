/// A reducer that may be missing; then nothing happens.
extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action

  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    switch self {
    case .some(let wrapped): wrapped.reduce(into: &state, action: action)
    case .none: .none
    }
  }
}

extension Optional: NodeConvertible where Wrapped: Reducer {
  var node: ReducerNode<Wrapped.State, Wrapped.Action> {
    switch self {
    case .some(let wrapped): .of(wrapped)
    case .none: EmptyNode()
    }
  }
}
