import ConcurrencyExtras

/// One use of a cancellation id: a part of an effect that goes by this name.
final class CancellationScope {
  let id: AnyHashableSendable
  let owner: EffectOwner
  /// Where the reducer's effect mentions it: of two scopes of one effect, the later one is greater.
  let order: UInt64
  /// Which effect of a reducer it was part of.
  let batch: UInt64
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

/// The cancellation scopes of one store, by id.
final class CancellationRegistry {
  private var scopes: [AnyHashableSendable: [CancellationScope]] = [:]

  func add(_ scope: CancellationScope) { scopes[scope.id, default: []].append(scope) }

  func remove(_ scope: CancellationScope) {
    guard let index = scopes.index(forKey: scope.id) else { return }
    scopes.values[index].removeAll { $0 === scope }
    if scopes.values[index].isEmpty { scopes.remove(at: index) }
  }

  /// Cancels what goes by an id, at an owner or below it.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - owner: Who cancels.
  ///   - place: Where in an effect the cancellation stands. Later parts of the same effect, which
  ///     wait for this to have happened, are spared. So is what the cancellation is part of.
  func cancel(
    _ id: AnyHashableSendable, in owner: EffectOwner, at place: (batch: UInt64, order: UInt64)?,
    sparing spared: [CancellationScope] = []
  ) {
    guard let candidates = scopes[id] else { return }
    var jobs: [EffectJob] = []
    for scope in candidates where scope.owner.isWithin(owner) {
      if let place, scope.batch == place.batch, scope.order >= place.order, !scope.hasStarted {
        continue
      }
      if spared.contains(where: { $0 === scope }) { continue }
      jobs += scope.jobs.values
    }
    jobs.cancelAll()
  }
}
