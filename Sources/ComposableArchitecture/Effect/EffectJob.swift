/// One piece of an effect that runs, waits for its turn, or has fed back an action that wasn't
/// reduced yet.
///
/// A job is listed where it can be cancelled: with its owner, its cancellation scopes and the group
/// of the action that has started it all.
// NB: Unchecked because the job's task carries it. Only the main actor looks inside.
final class EffectJob: @unchecked Sendable {
  let context: EffectContext
  let record: EffectRecord?
  private(set) var isEnded = false
  private var isCancelled = false
  private var task: Task<Void, Never>?
  private var hasReportedLateAction = false

  init(context: EffectContext, record: EffectRecord? = nil) {
    self.context = context
    self.record = record
    context.group.enter()
    context.owner.add(self)
    for scope in context.scopes { scope.add(self) }
    StoreStatistics.didMakeEffect()
  }

  deinit { StoreStatistics.didFreeEffect() }

  /// Whether what the job wants to do has to be dropped.
  var isDropped: Bool { isCancelled || context.group.isCancelled }

  var hasStarted: Bool { task != nil }

  func didStart(_ task: Task<Void, Never>) {
    self.task = task
    context.group.add(task, of: self)
    if isDropped { task.cancel() }
  }

  /// Marks the job. Its task is cancelled afterwards, when all lists are in order: its handlers may
  /// do anything.
  fileprivate func mark() -> Task<Void, Never>? {
    guard !isCancelled, !isEnded else { return nil }
    isCancelled = true
    return task
  }

  /// Takes the job off all lists.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    for scope in context.scopes { scope.remove(self) }
    context.owner.remove(self)
    context.group.remove(self)
    task = nil
    context.group.leave()
  }

  /// Whether an action that comes now would be the first to come too late.
  func isFirstLateAction() -> Bool {
    defer { hasReportedLateAction = true }
    return !hasReportedLateAction
  }
}

extension Sequence<EffectJob> {
  func cancelAll() {
    let tasks = compactMap { $0.mark() }
    for task in tasks { task.cancel() }
  }
}
