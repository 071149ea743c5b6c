import Dependencies
import IssueReporting

/// The engine: owns the state, reduces actions in place, one after the other, and runs effects.
final class RootCore<State, Action>: Core<State, Action> {
  // NB: A pointer and not a property, as a property can't be borrowed without a check per access.
  private let storage: UnsafeMutablePointer<State>
  private let reducer: ReducerNode<State, Action>
  /// What reducers and effects that start from now on get.
  var dependencies: DependencyValues
  private let runtime = EffectRuntime<Action>()
  private let position: RootPosition<State>
  private let isPositionObserved: Bool
  private let storedOrigin: AuthorLocation
  private var queue = ActionQueue<Action>()
  private var isProcessing = false
  private var isReducing = false
  weak var recorder: (any StoreRecorder<State, Action>)? {
    didSet { connectRecorder() }
  }

  init(
    initialState: State, reducer: ReducerNode<State, Action>, dependencies: DependencyValues,
    origin: AuthorLocation
  ) {
    storedOrigin = origin
    storage = .allocate(capacity: 1)
    storage.initialize(to: initialState)
    self.reducer = reducer
    self.dependencies = dependencies
    position = .make(for: initialState)
    isPositionObserved = position.isObserved
    super.init()
    ObservationGate.connectsSharedValues
    runtime.receive = { [weak self] in self?.receive($0) }
  }

  isolated deinit {
    runtime.cancelAll()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  override func state() -> State {
    checkReadable()
    if isPositionObserved { position.access() }
    return storage.pointee
  }

  override func read<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    checkReadable()
    if isPositionObserved { position.access() }
    return storage.pointee[keyPath: keyPath]
  }

  override func readPosition<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    checkReadable()
    if isPositionObserved { position.access() }
    return ObservationGate.positionally { storage.pointee[keyPath: keyPath] }
  }

  private func checkReadable() {
    precondition(
      !isReducing,
      """
      A store's state was read while its reducer was changing it. \
      State: \(State.self). The reducer has the state as its argument: read that, and pass on what \
      a dependency needs to know. Reads from effects and from observers are fine.
      """)
  }

  // MARK: Actions

  override func send(_ action: Action) -> EffectGroup? {
    if isProcessing { return lineUp(reentrant: action) }
    return processing { reduce(action, in: nil, from: nil) }
  }

  override var isIdle: Bool { !isProcessing }
  override var origin: AuthorLocation { storedOrigin }

  private func lineUp(reentrant action: Action) -> EffectGroup {
    if isReducing { reportReentrantSend(action) }
    let group = EffectGroup()
    lineUp(SentAction(action, group: group))
    return group
  }

  private func receive(_ sent: SentAction<Action>) {
    if isProcessing { return lineUp(sent) }
    _ = processing { reduceUnlessDropped(sent) }
  }

  private func lineUp(_ sent: SentAction<Action>) {
    sent.group?.enter()
    queue.append(sent)
  }

  /// Reduces an action and all that line up meanwhile.
  ///
  /// NB: A loop and not a recursion. A chain of actions takes as much stack as one.
  private func processing(_ reduceFirst: () -> EffectGroup?) -> EffectGroup? {
    isProcessing = true
    defer { isProcessing = false }
    return withDependencies(dependencies) {
      let group = reduceFirst()
      if !queue.isEmpty { reduceQueue() }
      return group
    }
  }

  // NB: Apart, so that a send with nothing behind it doesn't look up the type of what it lacks.
  @inline(never)
  private func reduceQueue() {
    while let next = queue.popFirst() {
      reduceUnlessDropped(next)
      next.group?.leave()
    }
  }

  @discardableResult
  private func reduceUnlessDropped(_ sent: SentAction<Action>) -> EffectGroup? {
    defer { if sent.endsJob { sent.job?.end() } }
    if sent.job?.isDropped == true { return sent.group }
    return reduce(sent.action, in: sent.group, from: sent.job?.record)
  }

  /// - Parameters:
  ///   - group: The send that the action comes from, or `nil` for a send itself.
  ///   - source: The work that has sent it.
  private func reduce(
    _ action: Action, in group: EffectGroup?, from source: EffectRecord?
  ) -> EffectGroup? {
    recorder?.willReduce(
      action, from: source, isFromEffect: group != nil, state: storage.pointee)
    let effect = reduce(action)
    recorder?.didReduce(
      action, from: source, isFromEffect: group != nil, state: storage.pointee)
    ObservationGate.deliver()
    if effect.isNone, runtime.root.hasNoChildren { return group }
    let group = group ?? EffectGroup()
    // Held open, so that it doesn't end between two parts of the effect.
    group.enter()
    runtime.perform(effect, of: action, in: group) {
      if !runtime.root.hasNoChildren {
        ObservationGate.unobserved { reducer.endGoneInstances(in: storage, of: runtime.root) }
      }
    }
    group.leave()
    return group
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    isReducing = true
    let gate = ObservationGate.close()
    let token = position.willReduce(storage)
    let effect = reducer.reduce(into: &storage.pointee, action: action)
    position.didReduce(storage, token)
    ObservationGate.open(gate)
    isReducing = false
    StoreStatistics.didReduce()
    return effect
  }

  // MARK: Effects, for a test

  /// Whether nothing runs, waits or unwinds.
  var hasNoEffects: Bool { runtime.root.isIdle }

  /// The work that runs or waits for its turn, in the order in which it was described.
  var unfinishedWork: [UnfinishedWork] { runtime.unfinishedWork }

  /// Where effects run that start from now on.
  var effectExecutor: (any TaskExecutor)? {
    get { runtime.executor }
    set { runtime.executor = newValue }
  }

  func cancelEffects() { runtime.cancelAll() }

  private func reportReentrantSend(_ action: Action) {
    reportIssue(
      """
      An action was sent to a store from within the store's reducer.

        Action: \(describe(action, indent: 2))
        State: \(State.self)
        Root store: made at \(origin.description)

      A reducer runs to its end before the next action is reduced, so the action was lined up. This \
      happens when a reducer calls something that sends, such as a delegate or a notification. \
      Return '.send(…)' or '.run { send in … }' instead, so that tests see where the action comes \
      from.
      """,
      at: origin)
  }

  private func connectRecorder() {
    runtime.didStart = { [weak self] in self?.recorder?.effectDidStart($0) }
    runtime.didEnd = { [weak self] in self?.recorder?.effectDidEnd($0) }
  }
}
