/// Work of an effect that runs or waits for its turn.
struct UnfinishedWork {
  let record: EffectRecord
  /// The send that it comes from.
  let group: EffectGroup
  let hasStarted: Bool
}

extension EffectRuntime {
  /// The work that runs or waits, oldest first.
  var unfinishedWork: [UnfinishedWork] { root.unfinishedWork }
}

extension EffectOwner {
  /// The work of this owner and of those below that runs or waits, oldest first.
  ///
  /// Cancelled work that hasn't noticed yet isn't listed: whatever it does is dropped.
  var unfinishedWork: [UnfinishedWork] {
    if isIdle { return [] }
    return allJobs()
      .compactMap { job in
        guard let record = job.record, !job.isDropped else { return nil }
        return UnfinishedWork(
          record: record, group: job.context.group, hasStarted: job.hasStarted)
      }
      .sorted { $0.record.number < $1.record.number }
  }
}
