import CasePaths
import IssueReporting

extension Reducer {
  /// Embeds the reducer of a child that is presented, such as a sheet, and dismisses it.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination) {
  ///     Destination()
  ///   }
  /// ```
  ///
  /// ```
  ///  .presented(action):  child ──▶ this reducer
  ///  .dismiss:                      this reducer, still with the child's state ──▶ state = nil
  /// ```
  ///
  /// The child may end itself with `@Dependency(\.dismiss)`. Its effects belong to this presentation
  /// and end with it: when the parent or anyone else sets `nil`, when the child or the view
  /// dismisses, and when another child takes its place. A child whose state is ephemeral, such as an
  /// alert, is gone once it has acted, before this reducer runs.
  ///
  /// An action that finds no child is reported as an issue and given to this reducer only.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toPresentation: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    Reduce(
      node: PresentationNode(
        parent: .of(self), child: .of(destination()), lens: StateLens(toPresentation),
        path: AnyCasePath(toPresentationAction),
        location: AuthorLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Dismisses a presented child that is gone as soon as it acts, such as an alert.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toPresentation: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    ifLet(
      toPresentation, action: toPresentationAction,
      destination: { EmptyReducer<ChildState, ChildAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Embeds the reducer of a presented child that is one of the cases of a `@Reducer enum`.
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ toPresentation: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> where ChildState.StateReducer.Action == ChildAction {
    ifLet(
      toPresentation, action: toPresentationAction,
      destination: { ChildState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private final class PresentationNode<
  State, Action, Child, ChildAction
>: ReducerNode<State, Action> {
  private let parent: ReducerNode<State, Action>
  private let child: ReducerNode<Child, ChildAction>
  private let lens: StateLens<State, PresentationState<Child>>
  private let path: AnyCasePath<Action, PresentationAction<ChildAction>>
  private let location: AuthorLocation
  private let site = InstanceSite<Child>()

  init(
    parent: ReducerNode<State, Action>,
    child: ReducerNode<Child, ChildAction>,
    lens: StateLens<State, PresentationState<Child>>,
    path: AnyCasePath<Action, PresentationAction<ChildAction>>,
    location: AuthorLocation
  ) {
    self.parent = parent
    self.child = child
    self.lens = lens
    self.path = path
    self.location = location
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch path.extract(from: action) {
    case nil:
      return parent.reduce(into: &state, action: action)

    case .presented(let childAction):
      let effect = reduceChild(in: &state, action: childAction)
      if effect == nil { reportMissingChild(action) }
      return (effect ?? .none).merge(with: parent.reduce(into: &state, action: action))

    case .dismiss:
      let dismissed = presented(in: &state)
      if dismissed == nil { reportMissingChild(action) }
      let effect = parent.reduce(into: &state, action: action)
      // Where the parent has answered with another child, that one stays.
      if let dismissed, isPresented(dismissed, in: &state) {
        lens.modify(&state) { $0.wrappedValue = nil }
      }
      return effect
    }
  }

  private func presented(in state: inout State) -> InstanceID? {
    lens.read(&state) { $0.pointee.withChild { site.id(.number($0), of: $1) } }
  }

  private func isPresented(_ id: InstanceID, in state: inout State) -> Bool {
    lens.read(&state) { $0.pointee.withChild { site.isSame($1, as: id, at: .number($0)) } } ?? false
  }

  private func reduceChild(in state: inout State, action: ChildAction) -> Effect<Action>? {
    lens.modify(&state) { presentation in
      guard let id = presentation.presentationID else { return nil }
      let effect = site.reduce(
        &presentation.wrappedValue!, at: .number(id), dismissal: path.embed(.dismiss)
      ) { child in
        PresentationContext.run {
          self.child.reduce(into: &child, action: action).embedded { [path] in
            path.embed(.presented($0))
          }
        }
      }
      if site.mayBeEphemeral, site.isEphemeral(&presentation.wrappedValue!) {
        presentation.wrappedValue = nil
      }
      return effect
    }
  }

  override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
    parent.endGoneInstances(in: state, of: owner)
    site.forEachInstance(of: owner) { id, childOwner in
      lens.withPointer(state) { presentation in
        let isThere = presentation.pointee.withChild { number, child in
          guard site.isSame(child, as: id, at: .number(number)) else { return false }
          self.child.endGoneInstances(in: child, of: childOwner)
          return true
        }
        if isThere != true { owner.end(id) }
      }
    }
  }

  private func reportMissingChild(_ action: Action) {
    Misuse(
      event: """
        An "ifLet" at "\(location.description)" received a presentation action while nothing was \
        presented.
        """,
      facts: [("Action", action)],
      causes: [
        """
        Another reducer set the presented state to "nil" before this one ran. Let the parent do so \
        in the reducer that "ifLet" is attached to: the child then runs first and can handle its \
        last action.
        """,
        """
        An effect that doesn't belong to the child sent the action after the child had been \
        dismissed. Effects that the child returns end with it. Cancel others when you dismiss, or \
        have them send an action of the parent.
        """,
        """
        The action was sent to the store while the state was "nil". Send actions of the child only \
        through a child store, and ".dismiss" only once.
        """,
      ]
    )
    .report(at: location)
  }
}
