import ConcurrencyExtras

/// Callbacks that come and go.
final class Subscribers<Value: Sendable>: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var callbacks: [Int: @Sendable (Value) -> Void] = [:]
  private var lastID = 0

  func add(_ callback: @escaping @Sendable (Value) -> Void) -> SharedSubscription {
    let id = lock.withLock {
      lastID += 1
      callbacks[lastID] = callback
      return lastID
    }
    return SharedSubscription { [self] in lock.withLock { callbacks[id] = nil } }
  }

  func yield(_ value: Value) {
    for callback in lock.withLock({ Array(callbacks.values) }) { callback(value) }
  }
}
