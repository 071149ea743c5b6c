import Glibc
import Sharing
import Synchronization

/// Whether this thread is reducing, or reading without being seen.
///
/// While a reducer runs its reads register nobody, and what it changes is collected: observers are
/// told when the state can be read again.
enum ObservationGate {
  /// The thread that has closed the gate, or 0. Only the main actor closes it, so there is one at
  /// a time, whichever thread runs the main actor just then.
  private static let owner = Atomic<UInt>(0)

  /// Identities with changes that weren't delivered yet.
  nonisolated(unsafe) private static var pending: [StateIdentity] = []

  /// Notifications of shared values that weren't delivered yet.
  nonisolated(unsafe) private static var postponed: [@Sendable () -> Void] = []

  /// Lets the notifications of shared values that a reducer changes wait for its end.
  @MainActor static let connectsSharedValues: Void = {
    SharedNotifications.postpone = { notification in
      guard isClosed else { return false }
      postponed.append(notification)
      return true
    }
  }()

  /// Whether reads register with the position of what they read instead of with its content.
  nonisolated(unsafe) private static var readsPositions = false

  static var isClosed: Bool {
    let owner = owner.load(ordering: .relaxed)
    return owner != 0 && owner == UInt(pthread_self())
  }

  /// Which field a read of another registers with, if any.
  static func field(_ field: Int) -> Int? {
    if !isClosed { return field }
    return readsPositions ? StateIdentity.position : nil
  }

  /// Reads without registering anybody.
  static func unobserved<Value>(_ read: () -> Value) -> Value {
    let gate = close()
    let mode = readsPositions
    readsPositions = false
    defer {
      readsPositions = mode
      open(gate)
    }
    return read()
  }

  /// Reads a collection for somebody who wants to know when all of it is exchanged, and not when
  /// its membership or order changes.
  static func positionally<Value>(_ read: () -> Value) -> Value {
    if isClosed && !readsPositions { return read() }
    let gate = close()
    let mode = readsPositions
    readsPositions = true
    defer {
      readsPositions = mode
      open(gate)
    }
    return read()
  }

  /// Closes the gate.
  ///
  /// - Returns: What ``open(_:)`` needs to restore, as reductions of two stores can nest.
  static func close() -> UInt {
    let previous = owner.load(ordering: .relaxed)
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    return previous
  }

  static func open(_ previous: UInt) {
    owner.store(previous, ordering: .relaxed)
  }

  static func enqueue(_ identity: StateIdentity) {
    pending.append(identity)
  }

  /// Tells the observers of what has changed since the gate was closed, unless another store is
  /// still reducing.
  static func deliver() {
    if pending.isEmpty && postponed.isEmpty || owner.load(ordering: .relaxed) != 0 { return }
    // An observer may send an action that is reduced at once by another store: each round takes
    // what there is.
    while !pending.isEmpty || !postponed.isEmpty {
      for notification in postponed.drain() { notification() }
      var identities: [StateIdentity] = []
      swap(&identities, &pending)
      for identity in identities { identity.deliverPending() }
      identities.removeAll(keepingCapacity: true)
      if pending.isEmpty { pending = identities }
    }
  }
}

extension [@Sendable () -> Void] {
  fileprivate mutating func drain() -> Self {
    defer { self = [] }
    return self
  }
}
