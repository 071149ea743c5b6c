import Synchronization

/// Counts of what stores keep alive and do, for tests that something is freed or isn't done.
///
/// ```swift
/// let before = StoreStatistics.current
/// store.send(.row(id: 1, .toggled))
/// #expect(StoreStatistics.current.notifications - before.notifications == 1)
/// ```
///
/// The counts are those of the process, so tests that compare them must not run in parallel with
/// others that use stores.
public struct StoreStatistics: Equatable, Sendable {
  /// Stores that are alive, roots and children.
  public var stores = 0
  /// Instances of state that are alive and have been observed at least once.
  public var registrars = 0
  /// Effects that run or wait for their turn.
  public var effects = 0
  /// Actions that were reduced since the process started.
  public var actions = 0
  /// Fields whose observers were told of a change since the process started.
  public var notifications = 0
  /// Instances of child state with running effects that were looked at, to see whether they are still
  /// there, since the process started.
  public var instanceLooks = 0

  /// The counts as they are now.
  public static var current: StoreStatistics {
    StoreStatistics(
      stores: storeCount.load(ordering: .relaxed),
      registrars: registrarCount.load(ordering: .relaxed),
      effects: effectCount.load(ordering: .relaxed),
      actions: actionCount.load(ordering: .relaxed),
      notifications: notificationCount.load(ordering: .relaxed),
      instanceLooks: lookCount.load(ordering: .relaxed))
  }

  static func didMakeStore() { storeCount.wrappingAdd(1, ordering: .relaxed) }
  static func didFreeStore() { storeCount.wrappingSubtract(1, ordering: .relaxed) }
  static func didMakeRegistrar() { registrarCount.wrappingAdd(1, ordering: .relaxed) }
  static func didFreeRegistrar() { registrarCount.wrappingSubtract(1, ordering: .relaxed) }
  static func didMakeEffect() { effectCount.wrappingAdd(1, ordering: .relaxed) }
  static func didFreeEffect() { effectCount.wrappingSubtract(1, ordering: .relaxed) }
  static func didReduce() { actionCount.wrappingAdd(1, ordering: .relaxed) }
  static func didLookAtInstance() { lookCount.wrappingAdd(1, ordering: .relaxed) }
  static func didNotify() { notificationCount.wrappingAdd(1, ordering: .relaxed) }
}

private let storeCount = Atomic(0)
private let registrarCount = Atomic(0)
private let effectCount = Atomic(0)
private let actionCount = Atomic(0)
private let notificationCount = Atomic(0)
private let lookCount = Atomic(0)
