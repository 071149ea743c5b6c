/// An action on its way to the reducer.
struct SentAction<Action> {
  let action: Action
  /// The send that it comes from, directly or by effects. `nil` for the send itself, as long as
  /// there is nothing to wait for.
  let group: EffectGroup?
  /// The effect that has sent it. Once that is cancelled the action is dropped.
  let job: EffectJob?
  /// Whether the action is all that its job had to do.
  let endsJob: Bool

  init(_ action: Action, group: EffectGroup?) {
    self.action = action
    self.group = group
    job = nil
    endsJob = false
  }

  init(_ action: Action, group: EffectGroup, fedBackBy job: EffectJob?) {
    self.action = action
    self.group = group
    self.job = job
    endsJob = job != nil
  }

  init(_ action: Action, sentBy job: EffectJob) {
    self.action = action
    group = job.context.group
    self.job = job
    endsJob = false
  }
}
