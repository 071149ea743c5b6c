import CasePaths

extension Reducer {
  /// Embeds the reducer of a child that exists while the state is one case of an enum.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) {
  ///     LoggedIn()
  ///   }
  ///   .ifCaseLet(\.loggedOut, action: \.loggedOut) {
  ///     LoggedOut()
  ///   }
  /// ```
  ///
  /// The child runs before this reducer. Its effects end when the state becomes another case, and
  /// when another instance takes its place. Edits of the payload are made in place.
  ///
  /// An action that finds another case is reported as an issue and given to this reducer only.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toChildState: CaseKeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> where State: CasePathable {
    Reduce(
      node: IfCaseLetNode(
        parent: .of(self), child: .of(child()), state: AnyCasePath(toChildState),
        action: AnyCasePath(toChildAction),
        location: AuthorLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Embeds the reducer of a case whose payload is itself one of the cases of a `@Reducer enum`.
  public func ifCaseLet<ChildState: CaseReducerState, ChildAction>(
    _ toChildState: CaseKeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action>
  where State: CasePathable, ChildState.StateReducer.Action == ChildAction {
    ifCaseLet(
      toChildState, action: toChildAction, then: { ChildState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private final class IfCaseLetNode<State, Action, Child, ChildAction>: ReducerNode<State, Action> {
  private let parent: ReducerNode<State, Action>
  private let child: ReducerNode<Child, ChildAction>
  private let toChild: AnyCasePath<State, Child>
  private let path: AnyCasePath<Action, ChildAction>
  private let location: AuthorLocation
  private let site = InstanceSite<Child>()

  init(
    parent: ReducerNode<State, Action>,
    child: ReducerNode<Child, ChildAction>,
    state: AnyCasePath<State, Child>,
    action: AnyCasePath<Action, ChildAction>,
    location: AuthorLocation
  ) {
    self.parent = parent
    self.child = child
    self.toChild = state
    self.path = action
    self.location = location
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = path.extract(from: action)
    else { return parent.reduce(into: &state, action: action) }
    let effect = toChild.modify(&state) { payload in
      site.reduce(&payload) {
        child.reduce(into: &$0, action: childAction).embedded(path.embed)
      }
    }
    if effect == nil { reportOtherCase(action, state: state) }
    return (effect ?? .none).merge(with: parent.reduce(into: &state, action: action))
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    parent.endGoneInstances(in: state, of: owner)
    site.forEachInstance(of: owner) { id, childOwner in
      guard let payload = toChild.extract(from: state.pointee) else { return owner.end(id) }
      withUnsafePointer(to: payload) { pointer in
        if site.isSame(pointer, as: id, at: .only) {
          child.endGoneInstances(in: pointer, of: childOwner)
        } else {
          owner.end(id)
        }
      }
    }
  }

  private func reportOtherCase(_ action: Action, state: State) {
    Misuse(
      event: """
        An "ifCaseLet" at "\(location.description)" received an action of its child while the state \
        was another case.
        """,
      facts: [("Action", action), ("State", state)],
      causes: [
        """
        Another reducer changed the case before this one ran. Let the parent do so in the reducer \
        that "ifCaseLet" is attached to: the child then runs first and can handle its last action.
        """,
        """
        An effect that doesn't belong to the child sent the action after the case had changed. \
        Effects that the child returns end with its case. Cancel others when you change the case, or \
        have them send an action of the parent.
        """,
        """
        The action was sent to the store while the state was another case. Send actions of the child \
        only through a child store: "switch store.case" gives the one of the current case.
        """,
      ]
    )
    .report(at: location)
  }
}

extension AnyCasePath {
  /// Changes a payload in place, or returns `nil` where the root is another case.
  ///
  /// NB: While the payload is being changed the root's memory is empty, so that nothing else refers
  /// to what the payload holds. Nobody can look: `root` is held exclusively, and nothing throws.
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { pointer in
      guard var payload = extract(from: pointer.pointee) else { return nil }
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: embed(payload)) }
      return body(&payload)
    }
  }
}
