import ConcurrencyExtras

/// One use of a cancellation id: a part of an effect that goes by this name.
// NB: Unchecked because jobs carry it. Only the main actor looks inside.
final class CancellationScope: @unchecked Sendable {
  let id: AnyHashableSendable
  let owner: EffectOwner
  /// Which effect of a reducer it was part of, or 0.
  let batch: UInt64
  /// Where that effect mentions it: of two scopes of one effect, the later one is greater.
  let order: UInt64
  /// Whether its turn has come.
  var hasStarted = false

  private weak var registry: CancellationRegistry?
  private(set) var jobs: [ObjectIdentifier: EffectJob] = [:]

  init(
    id: AnyHashableSendable, owner: EffectOwner, batch: UInt64, order: UInt64,
    registry: CancellationRegistry
  ) {
    self.id = id
    self.owner = owner
    self.batch = batch
    self.order = order
    self.registry = registry
    registry.add(self)
  }

  func add(_ job: EffectJob) { jobs[ObjectIdentifier(job)] = job }

  func remove(_ job: EffectJob) {
    jobs[ObjectIdentifier(job)] = nil
    if jobs.isEmpty { registry?.remove(self) }
  }
}
