import CasePaths
import IssueReporting

/// The place of a child that comes and goes.
///
/// It is the place of one instance of the child: when the child is replaced by another instance the
/// place is gone, too. So a late action of an old screen can't reach a new one.
final class OptionalCore<Parent, ParentAction, State, Action>: Core<State, Action> {
  private let base: Core<Parent, ParentAction>
  let route: ChildRoute<Parent, State>
  private let embed: (Action) -> ParentAction
  private var instance: ObservableStateID?
  private var lastState: State

  /// - Parameters:
  ///   - state: The child as it is now.
  ///   - instance: Which instance that is, if it can be told.
  init(
    base: Core<Parent, ParentAction>, route: ChildRoute<Parent, State>,
    embed: @escaping (Action) -> ParentAction, state: State, instance: ObservableStateID?
  ) {
    self.base = base
    self.route = route
    self.embed = embed
    self.lastState = state
    self.instance = instance
  }

  override func state() -> State {
    guard let state = route.read(from: base), isSame(state) else { return lastState }
    // NB: A copy of anything else would force the child's next change to copy its buffers.
    if _isPOD(State.self) { lastState = state }
    return state
  }

  override var isIdle: Bool { base.isIdle }
  override var origin: AuthorLocation { base.origin }
  override var isGone: Bool {
    if base.isGone { return true }
    return ObservationGate.unobserved {
      guard let state = route.read(from: base) else { return true }
      return !isSame(state)
    }
  }

  override func send(_ action: Action) -> EffectGroup? {
    if isGone {
      reportGone(action)
      return nil
    }
    return base.send(embed(action))
  }

  func isSame(_ state: State) -> Bool {
    guard let instance else { return true }
    return instanceID(of: state) == instance
  }

  private func reportGone(_ action: Action) {
    reportIssue(
      """
      An action was sent to the store of a child that is gone. It was dropped.

        Action: \(describe(action, indent: 2))
        State: \(State.self)
        Root store: made at \(origin.description)

      The child's state has become 'nil' or another case, or another instance has taken its place, \
      while somebody kept the old store. Most often that is a view on its way out, or a callback. \
      Scope a store where it is used instead of keeping it, and send from effects with 'send', which \
      is dropped silently when the child goes.
      """,
      at: origin)
  }
}

/// The way from a parent's state to that of a child that comes and goes.
enum ChildRoute<Parent, State> {
  case keyPath(KeyPath<Parent, State?>)
  case casePath(AnyCasePath<Parent, State>)

  @MainActor
  func read<Action>(from core: Core<Parent, Action>) -> State? {
    switch self {
    case .keyPath(let keyPath): core.read(keyPath)
    case .casePath(let path): path.extract(from: core.state())
    }
  }
}

/// The identity of observable state, of a type that isn't known statically.
func instanceID<State>(of state: State) -> ObservableStateID? {
  guard let state = state as? any ObservationTokenProviding else { return nil }
  return state._$id
}
