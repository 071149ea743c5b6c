import CasePaths
import IssueReporting

extension Reducer {
  /// Embeds the reducer of a child that exists while an optional field isn't `nil`.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.player, action: \.player) {
  ///     Player()
  ///   }
  /// ```
  ///
  /// The child runs before this reducer, so that its last action still finds its state. Its effects
  /// belong to this instance of it: they end when the field becomes `nil`, wherever that happens,
  /// and when another instance takes its place. Edits of the child are made in place.
  ///
  /// An action that finds no child is reported as an issue and given to this reducer only.
  // NB: Disfavoured, so that the type checker tries the presented form first: a long chain of
  // presentations would otherwise take twice as long with each link.
  @_disfavoredOverload
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    Reduce(
      node: IfLetNode(
        parent: .of(self), child: .of(child()), lens: StateLens(toChildState),
        path: AnyCasePath(toChildAction),
        location: AuthorLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Ends an optional child that is gone as soon as it acts, such as an alert.
  ///
  /// ```swift
  /// .ifLet(\.alert, action: \.alert)
  /// ```
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    ifLet(
      toChildState, action: toChildAction,
      then: { EmptyReducer<ChildState, ChildAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Embeds the reducer of an optional child that is one of the cases of a `@Reducer enum`.
  ///
  /// ```swift
  /// .ifLet(\.destination, action: \.destination)
  /// ```
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> where ChildState.StateReducer.Action == ChildAction {
    ifLet(
      toChildState, action: toChildAction, then: { ChildState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private final class IfLetNode<State, Action, Child, ChildAction>: ReducerNode<State, Action> {
  private let parent: ReducerNode<State, Action>
  private let child: ReducerNode<Child, ChildAction>
  private let lens: StateLens<State, Child?>
  private let path: AnyCasePath<Action, ChildAction>
  private let location: AuthorLocation
  private let site = InstanceSite<Child>()

  init(
    parent: ReducerNode<State, Action>,
    child: ReducerNode<Child, ChildAction>,
    lens: StateLens<State, Child?>,
    path: AnyCasePath<Action, ChildAction>,
    location: AuthorLocation
  ) {
    self.parent = parent
    self.child = child
    self.lens = lens
    self.path = path
    self.location = location
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = path.extract(from: action)
    else { return parent.reduce(into: &state, action: action) }
    let effect = lens.modify(&state) { (optional: inout Child?) -> Effect<Action>? in
      guard optional != nil else { return nil }
      let effect = site.reduce(&optional!) {
        child.reduce(into: &$0, action: childAction).embedded(path.embed)
      }
      if site.mayBeEphemeral, site.isEphemeral(&optional!) { optional = nil }
      return effect
    }
    if effect == nil { reportMissingChild(action) }
    return (effect ?? .none).merge(with: parent.reduce(into: &state, action: action))
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    parent.endGoneInstances(in: state, of: owner)
    site.forEachInstance(of: owner) { id, childOwner in
      lens.withPointer(state) { optional in
        if let pointer = optional.unwrapped(), site.isSame(pointer, as: id, at: .only) {
          child.endGoneInstances(in: pointer, of: childOwner)
        } else {
          owner.end(id)
        }
      }
    }
  }

  private func reportMissingChild(_ action: Action) {
    Misuse(
      event: """
        An "ifLet" at "\(location.description)" received an action of its child while the child's \
        state was "nil".
        """,
      facts: [("Action", action)],
      causes: [
        """
        Another reducer set the child's state to "nil" before this one ran. Let the parent do so in \
        the reducer that "ifLet" is attached to: the child then runs first and can handle its last \
        action.
        """,
        """
        An effect that doesn't belong to the child sent the action after the child had gone. Effects \
        that the child returns end with it. Cancel others when you set the state to "nil", or have \
        them send an action of the parent.
        """,
        """
        The action was sent to the store while the state was "nil". Send actions of the child only \
        through a child store, which exists while there is state: "store.scope(state:action:)" \
        gives "nil" otherwise.
        """,
      ]
    )
    .report(at: location)
  }
}
