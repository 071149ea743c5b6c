/// Where an effect belongs: what all jobs that come from one place in an effect share.
// NB: Unchecked because tasks carry it. Only the main actor looks inside.
final class EffectContext: @unchecked Sendable {
  let owner: EffectOwner
  /// The cancellation scopes around it, outermost first.
  let scopes: [CancellationScope]
  let group: EffectGroup

  init(owner: EffectOwner, scopes: [CancellationScope] = [], group: EffectGroup) {
    self.owner = owner
    self.scopes = scopes
    self.group = group
  }

  /// Whether what is done here can be cancelled without cancelling the store.
  var isNamed: Bool { owner.instance != nil || !scopes.isEmpty }

  func within(_ scope: CancellationScope) -> EffectContext {
    EffectContext(owner: owner, scopes: scopes + [scope], group: group)
  }

  func within(_ owner: EffectOwner) -> EffectContext {
    EffectContext(owner: owner, scopes: scopes, group: group)
  }
}

/// The effect that a task runs for, found by what the task calls.
struct RunningEffect: @unchecked Sendable {
  @TaskLocal static var current: RunningEffect?

  weak var registry: CancellationRegistry?
  let context: EffectContext
  /// Where the effect runs, or `nil` for the global executor.
  let executor: (any TaskExecutor)?

  var owner: EffectOwner { context.owner }
}
