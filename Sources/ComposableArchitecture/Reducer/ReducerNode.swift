/// A reducer as a running thing: one object per reducer in a tree, whatever the reducer's type.
///
/// ```
/// body ──makes──▶ values (Reduce, Scope, …) ──wrap──▶ nodes ◀──runs── root of a store
/// ```
///
/// Values are nested in types, and types that nest deeply are slow to check and to run. Nodes are
/// nested in references: every operator is a subclass, and every body has the same short type.
class ReducerNode<State, Action> {
  /// Changes the state in place and returns what is to happen next.
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  /// Ends the effects of those child instances that the state has no more.
  ///
  /// Called after each action for the owners that have effects running, because a reducer far above
  /// may have removed a child without the child's own operator running.
  func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {}
}

extension ReducerNode {
  /// The node of a reducer: its own where it is one already, else one that evaluates its body once.
  static func of<R: Reducer<State, Action>>(_ reducer: R) -> ReducerNode {
    if let reduce = reducer as? Reduce<State, Action> { return reduce.node }
    if let convertible = reducer as? any NodeConvertible<State, Action> { return convertible.node }
    return ReducerBody(reducer)
  }
}

/// A reducer of this library that makes its own kind of node.
protocol NodeConvertible<State, Action> {
  associatedtype State
  associatedtype Action
  var node: ReducerNode<State, Action> { get }
}
