/// Where an effect belongs: what all jobs that come from one place in an effect share.
final class EffectContext {
  let owner: EffectOwner
  /// The cancellation scopes around it, outermost first.
  let scopes: [CancellationScope]
  let group: EffectGroup

  init(owner: EffectOwner, scopes: [CancellationScope] = [], group: EffectGroup) {
    self.owner = owner
    self.scopes = scopes
    self.group = group
  }
}
