/// One piece of an effect that runs, waits for its turn, or has fed back an action that wasn't
/// reduced yet.
///
/// A job is listed where it can be cancelled: with its owner, its cancellation scopes and the group
/// of the action that has started it all.
final class EffectJob {
  let context: EffectContext
  private(set) var isCancelled = false
  private var isEnded = false
  private var cancelWork: (() -> Void)?

  init(context: EffectContext) {
    self.context = context
    context.owner.add(self)
    for scope in context.scopes { scope.add(self) }
    StoreStatistics.didMakeEffect()
  }

  /// Whether what the job wants to do has to be dropped.
  var isDropped: Bool { isCancelled || context.group.isCancelled }

  /// Remembers how to cancel work that was begun.
  func didStart(cancel: @escaping () -> Void) { cancelWork = cancel }

  /// Marks the job. The work is told afterwards, by `cancelWork`, when all lists are in order: its
  /// handlers may do anything.
  fileprivate func mark() -> (() -> Void)? {
    guard !isCancelled, !isEnded else { return nil }
    isCancelled = true
    return cancelWork
  }

  /// Takes the job off all lists.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    cancelWork = nil
    for scope in context.scopes { scope.remove(self) }
    context.owner.remove(self)
    StoreStatistics.didFreeEffect()
  }
}

extension Sequence<EffectJob> {
  func cancelAll() {
    let work = compactMap { $0.mark() }
    for cancel in work { cancel() }
  }
}
