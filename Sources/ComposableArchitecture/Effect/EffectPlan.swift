import ConcurrencyExtras

/// An effect whose jobs and names are registered, ready to start.
///
/// ```
/// Effect ──register──▶ EffectPlan ──start──▶ queue of actions, list of tasks to launch
/// ```
///
/// Names count before anything starts. So a part that waits for its turn can be cancelled, and an
/// instance that ends in the same action never starts anything.
indirect enum EffectPlan<Action> {
  case send(Action, EffectContext, EffectJob?)
  case run(EffectRun<Action>, EffectJob)
  case merge([EffectPlan])
  case sequence([EffectPlan])
  case scope(CancellationScope, EffectContext, cancelInFlight: Bool, EffectPlan)
  case cancel(AnyHashableSendable, EffectContext, order: UInt64)
  case end(InstanceID, EffectContext)
}

/// Starts plans one after the other, each when the one before it has ended.
///
/// Parts that end at once don't nest: a loop goes on where a recursion would fill the stack.
@MainActor
final class EffectSequence<Action> {
  private var parts: [EffectPlan<Action>]
  private var next = 0
  private var isStarting = false
  private var hasEnded = false
  private let start: (EffectPlan<Action>, @escaping () -> Void) -> Void
  private let didEnd: () -> Void

  init(
    _ parts: [EffectPlan<Action>],
    start: @escaping (EffectPlan<Action>, @escaping () -> Void) -> Void,
    didEnd: @escaping () -> Void
  ) {
    self.parts = parts
    self.start = start
    self.didEnd = didEnd
  }

  func advance() {
    if isStarting {
      hasEnded = true
      return
    }
    isStarting = true
    repeat {
      hasEnded = false
      guard next < parts.count else { return didEnd() }
      let part = parts[next]
      next += 1
      start(part) { self.advance() }
    } while hasEnded
    isStarting = false
  }
}
