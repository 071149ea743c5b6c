import ConcurrencyExtras
import IssueReporting

/// The cancellation scopes of one store, by id.
// NB: Unchecked because running effects refer to it. Only the main actor looks inside.
final class CancellationRegistry: @unchecked Sendable {
  private var scopes: [AnyHashableSendable: [CancellationScope]] = [:]

  /// Where the store's work runs that starts from now on, or `nil` for the global executor.
  var executor: (any TaskExecutor)? = defaultExecutor

  /// Where the work of a new store runs.
  @TaskLocal static var defaultExecutor: (any TaskExecutor)?

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
  ///     wait for this to have happened, are spared.
  ///   - spared: Scopes that the cancellation itself is part of.
  func cancel(
    _ id: AnyHashableSendable, in owner: EffectOwner, at place: (batch: UInt64, order: UInt64)?,
    sparing spared: [CancellationScope] = []
  ) {
    guard let candidates = scopes[id] else { return }
    var jobs: [EffectJob] = []
    for scope in candidates where scope.owner.isWithin(owner) {
      if let place, scope.batch == place.batch, scope.order > place.order, !scope.hasStarted {
        continue
      }
      if spared.contains(where: { $0 === scope }) { continue }
      jobs += scope.jobs.values
    }
    jobs.cancelAll()
  }
}

// MARK: Outside of a store

@MainActor private var stores: [RegisteredStore] = []

private struct RegisteredStore {
  weak var registry: CancellationRegistry?
  let root: EffectOwner
  /// The test that has made the store.
  let test: TestScope?
}

extension EffectOwner {
  /// Who owns work that was given a name outside of any effect.
  static let outsideOfStores = EffectOwner()
}

extension CancellationRegistry {
  static let outsideOfStores = CancellationRegistry()

  @MainActor
  static func register(_ registry: CancellationRegistry, root: EffectOwner) {
    stores.removeAll { $0.registry == nil }
    stores.append(RegisteredStore(registry: registry, root: root, test: .current))
  }

  /// The stores that the running test has made and that are alive.
  @MainActor
  static var storesOfTest: [(registry: CancellationRegistry, root: EffectOwner)] {
    guard let test = TestScope.current else { return [] }
    return stores.compactMap { store in
      store.test == test ? store.registry.map { ($0, store.root) } : nil
    }
  }

  /// Cancels by name in the store of a running effect, or everywhere.
  @MainActor
  static func cancel(_ id: AnyHashableSendable, for running: RunningEffect?) {
    if let running {
      running.registry?.cancel(id, in: running.owner, at: nil)
      return
    }
    for store in stores { store.registry?.cancel(id, in: store.root, at: nil) }
    outsideOfStores.cancel(id, in: .outsideOfStores, at: nil)
  }
}
