import CasePaths

/// Embeds the reducer of a child that is always there.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// A child that comes and goes is embedded by `ifLet`, `ifCaseLet` or `forEach`.
public struct Scope<ParentState, ParentAction>: Reducer, NodeConvertible {
  let node: ReducerNode<ParentState, ParentAction>

  /// Runs the child on a part of the parent's state when one of its actions comes.
  public init<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) {
    node = ScopeNode(
      lens: StateLens(toChildState),
      path: AnyCasePath(toChildAction),
      child: .of(child()))
  }

  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    node.reduce(into: &state, action: action)
  }
}

private final class ScopeNode<State, Action, Child, ChildAction>: ReducerNode<State, Action> {
  private let lens: StateLens<State, Child>
  private let path: AnyCasePath<Action, ChildAction>
  private let child: ReducerNode<Child, ChildAction>

  init(
    lens: StateLens<State, Child>,
    path: AnyCasePath<Action, ChildAction>,
    child: ReducerNode<Child, ChildAction>
  ) {
    self.lens = lens
    self.path = path
    self.child = child
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    let effect = lens.modify(&state) { child.reduce(into: &$0, action: childAction) }
    return effect.embedded(path.embed)
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    lens.withPointer(state) { child.endGoneInstances(in: $0, of: owner) }
  }
}
