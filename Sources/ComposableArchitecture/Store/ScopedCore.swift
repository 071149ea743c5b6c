/// The place of a child that is always there.
final class ScopedCore<Parent, ParentAction, State, Action>: Core<State, Action> {
  private let base: Core<Parent, ParentAction>
  private let toState: KeyPath<Parent, State>
  private let embed: (Action) -> ParentAction
  private lazy var isObserved = isObservedField(toState)

  init(
    base: Core<Parent, ParentAction>, toState: KeyPath<Parent, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.base = base
    self.toState = toState
    self.embed = embed
  }

  override func state() -> State { base.read(toState) }
  override var isField: Bool { isObserved }
  override func positionalState() -> State {
    isObserved ? base.readPosition(toState) : base.read(toState)
  }

  override func send(_ action: Action) -> EffectGroup? { base.send(embed(action)) }
  override var isIdle: Bool { base.isIdle }
  override var isGone: Bool { base.isGone }
  override var origin: AuthorLocation { base.origin }
}
