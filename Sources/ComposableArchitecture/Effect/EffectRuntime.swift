import CustomDump
import IssueReporting

/// Does what effects describe, for one store.
@MainActor
final class EffectRuntime<Action> {
  let root = EffectOwner()
  let registry = CancellationRegistry()

  /// Reduces an action that an effect has sent, now or when its turn comes.
  var receive: ((SentAction<Action>) -> Void)?

  /// Are told of work that starts and ends, in a test.
  var didStart: ((EffectRecord) -> Void)?
  var didEnd: ((EffectRecord) -> Void)?

  /// Where work runs that starts from now on, or `nil` for the global executor.
  var executor: (any TaskExecutor)? {
    get { registry.executor }
    set { registry.executor = newValue }
  }

  private var batch: UInt64 = 0
  private var order: UInt64 = 0
  private var lastNumber: UInt64 = 0
  private var launches: [(EffectRun<Action>, EffectJob, () -> Void)] = []

  init() { CancellationRegistry.register(registry, root: root) }

  /// Starts what a reducer has returned.
  ///
  /// - Parameters:
  ///   - effect: What it has returned.
  ///   - action: What it has reduced.
  ///   - group: The send that it all comes from.
  ///   - endGoneInstances: Ends the instances that the state has no more. It is called when the
  ///     effect is registered, and before anything starts.
  func perform(
    _ effect: Effect<Action>, of action: Action, in group: EffectGroup,
    endGoneInstances: () -> Void
  ) {
    batch += 1
    let context = EffectContext(owner: root, group: group)
    let plan = register(effect, of: action, in: context)
    endGoneInstances()
    guard let plan else { return }
    start(plan) {}
    launch()
  }

  /// Cancels everything, when the store goes.
  func cancelAll() {
    let jobs = root.allJobs()
    jobs.cancelAll()
    // Work that runs ends itself. What waits has nobody to wait for.
    for job in jobs where !job.hasStarted { job.end() }
    launches = []
  }

  // MARK: Registering

  private func register(
    _ effect: Effect<Action>, of action: Action, in context: EffectContext
  ) -> EffectPlan<Action>? {
    switch effect.operation {
    case .none:
      return nil
    case .send(let sent):
      return .send(sent, context, context.isNamed ? EffectJob(context: context) : nil)
    case .run(let run):
      lastNumber += 1
      let record = EffectRecord(
        number: lastNumber, startingAction: action, cancelIDs: context.scopes.map(\.id),
        name: run.name, location: run.location)
      return .run(run, EffectJob(context: context, record: record))
    case .merge(let effects):
      return .merge(effects.compactMap { register($0, of: action, in: context) })
    case .concatenate(let effects):
      return .sequence(effects.compactMap { register($0, of: action, in: context) })
    case .cancellable(let effect, let id, let cancelInFlight):
      order += 1
      let scope = CancellationScope(
        id: id, owner: context.owner, batch: batch, order: order, registry: registry)
      let inner = context.within(scope)
      let plan = register(effect, of: action, in: inner)
      if scope.jobs.isEmpty { registry.remove(scope) }
      return .scope(scope, context, cancelInFlight: cancelInFlight, plan ?? .merge([]))
    case .cancel(let id):
      order += 1
      return .cancel(id, context, order: order)
    case .owned(let instance, let dismissal, let effect):
      let dismiss = dismissal.map { action in dismissing(action, in: context) }
      let owner = context.owner.child(instance, dismissal: dismiss)
      return register(effect, of: action, in: context.within(owner))
    case .end(let instance):
      return .end(instance, context)
    }
  }

  /// An instance's end is its parent's business: it happens although the instance's effects are
  /// cancelled by it.
  private func dismissing(_ action: Action, in context: EffectContext) -> @MainActor () -> Void {
    { [weak self] in self?.receive?(SentAction(action, group: context.group)) }
  }

  // MARK: Starting

  private func start(_ plan: EffectPlan<Action>, didEnd: @escaping () -> Void) {
    switch plan {
    case .send(let action, let context, let job):
      receive?(SentAction(action, group: context.group, fedBackBy: job))
      didEnd()
    case .run(let run, let job):
      launches.append((run, job, didEnd))
    case .merge(let parts):
      var remaining = parts.count
      if remaining == 0 { return didEnd() }
      for part in parts {
        start(part) {
          remaining -= 1
          if remaining == 0 { didEnd() }
        }
      }
    case .sequence(let parts):
      EffectSequence(parts, start: { [weak self] in self?.start($0, didEnd: $1) }, didEnd: didEnd)
        .advance()
    case .scope(let scope, let context, let cancelInFlight, let plan):
      if cancelInFlight {
        registry.cancel(
          scope.id, in: context.owner, at: (scope.batch, scope.order),
          sparing: context.scopes + [scope])
      }
      scope.hasStarted = true
      start(plan, didEnd: didEnd)
    case .cancel(let id, let context, let order):
      registry.cancel(id, in: context.owner, at: (batch, order))
      didEnd()
    case .end(let instance, let context):
      context.owner.end(instance)
      didEnd()
    }
  }

  private func launch() {
    while !launches.isEmpty {
      var round: [(EffectRun<Action>, EffectJob, () -> Void)] = []
      swap(&round, &launches)
      for (run, job, didEnd) in round {
        if job.isDropped {
          job.end()
          didEnd()
        } else {
          launch(run, job, didEnd)
        }
      }
    }
  }

  private func launch(_ run: EffectRun<Action>, _ job: EffectJob, _ didEnd: @escaping () -> Void) {
    if let record = job.record { didStart?(record) }
    let send = sender(for: job)
    let running = RunningEffect(
      registry: registry, context: job.context, executor: executor)
    let end: @MainActor @Sendable () -> Void = { [weak self] in
      // Held open, so that who waits isn't told of an end between two parts of a sequence.
      job.context.group.enter()
      defer { job.context.group.leave() }
      job.end()
      guard let self else { return }
      if let record = job.record { self.didEnd?(record) }
      didEnd()
      launch()
    }
    job.didStart(
      RunningEffect.$current.withValue(running) {
        begin(run, on: executor, send: send, didEnd: end)
      })
  }

  private func sender(for job: EffectJob) -> Send<Action> {
    Send { [weak self] action in
      guard let self, !Task.isCancelled, !job.isDropped else { return }
      guard !job.isEnded else {
        if job.isFirstLateAction() { reportLateAction(action, of: job) }
        return
      }
      receive?(SentAction(action, sentBy: job))
    }
  }

  private func reportLateAction(_ action: Action, of job: EffectJob) {
    guard let record = job.record else { return }
    reportIssue(
      """
      An action was sent by an effect that had ended. It was dropped.

        Action: \(describe(action, indent: 2))
        Effect of: \(describe(record.startingAction, indent: 2))
        Effect: \(record.name.map { "'\($0)' at " } ?? "")\(record.location.description)

      '.run' ends when its closure returns. Somebody has kept 'send' for longer, most often a \
      callback or an unstructured 'Task' that the closure didn't wait for. Nobody could cancel it. \
      Await it within the closure, or turn the callback into an 'AsyncStream' and loop over that.
      """,
      fileID: record.location.fileID, filePath: record.location.filePath,
      line: record.location.line, column: record.location.column)
  }
}

/// A dump of a value for a message, with its later lines indented.
func describe(_ value: Any, indent: Int) -> String {
  String(customDumping: value)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .joined(separator: "\n" + String(repeating: " ", count: indent))
}

/// Starts work outside of the main actor.
private func begin<Action>(
  _ run: EffectRun<Action>, on executor: (any TaskExecutor)?, send: Send<Action>,
  didEnd: @escaping @MainActor @Sendable () -> Void
) -> Task<Void, Never> {
  Task(name: run.name, executorPreference: executor, priority: run.priority) {
    await run.operation(send)
    await didEnd()
  }
}
