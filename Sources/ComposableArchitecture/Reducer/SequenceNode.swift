/// Several reducers one after the other.
final class SequenceNode<State, Action>: ReducerNode<State, Action> {
  private let nodes: [ReducerNode<State, Action>]

  init(_ nodes: [ReducerNode<State, Action>]) {
    self.nodes = nodes
  }

  /// A sequence is flattened into the one that contains it.
  static func joining(
    _ first: ReducerNode<State, Action>, _ second: ReducerNode<State, Action>
  ) -> ReducerNode<State, Action> {
    if first is EmptyNode<State, Action> { return second }
    if second is EmptyNode<State, Action> { return first }
    let head = (first as? SequenceNode)?.nodes ?? [first]
    let tail = (second as? SequenceNode)?.nodes ?? [second]
    return SequenceNode(head + tail)
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    for node in nodes {
      effect = effect.merge(with: node.reduce(into: &state, action: action))
    }
    return effect
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    for node in nodes { node.endGoneInstances(in: state, of: owner) }
  }
}

/// A reducer that does nothing.
final class EmptyNode<State, Action>: ReducerNode<State, Action> {}
