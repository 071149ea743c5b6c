import ConcurrencyExtras
import Dependencies

/// The values that are shared by keys at present: one for each place, however many references lead
/// to it.
final class PersistentReferences: @unchecked Sendable {
  private struct ID: Hashable, Sendable {
    let key: AnyHashableSendable
    let value: ObjectIdentifier

    init<Key: SharedReaderKey>(_ key: Key) {
      self.key = AnyHashableSendable(key.id)
      value = ObjectIdentifier(Key.Value.self)
    }
  }

  private struct Entry {
    weak var reference: AnyObject?
  }

  private let lock = RecursiveLock()
  private var entries: [ID: Entry] = [:]

  /// How many values there are.
  var count: Int { lock.withLock { entries.count } }

  /// The value of a key, made and loaded if nobody has it yet.
  func reference<Key: SharedReaderKey>(
    for key: Key, isLoaded: Bool = false, default value: () -> Key.Value
  ) -> ValueReference<Key.Value> {
    if let reference = existing(for: key) {
      reference.start(isLoaded: false)
      return reference
    }
    let id = ID(key)
    let made = KeyedReference(value(), key: key) { [weak self] in self?.forget(id) }
    let reference = lock.withLock { () -> ValueReference<Key.Value> in
      if let earlier = existing(for: key) { return earlier }
      entries[id] = Entry(reference: made)
      return made
    }
    // NB: Without the lock, as loading runs code of others.
    reference.start(isLoaded: isLoaded)
    return reference
  }

  private func existing<Key: SharedReaderKey>(for key: Key) -> ValueReference<Key.Value>? {
    lock.withLock { entries[ID(key)]?.reference as? ValueReference<Key.Value> }
  }

  private func forget(_ id: ID) {
    lock.withLock {
      // NB: Another reference may have taken the place already.
      if entries[id]?.reference == nil { entries[id] = nil }
    }
  }
}

extension DependencyValues {
  /// The values that are shared by keys. Each test has its own.
  var persistentReferences: PersistentReferences {
    get { self[PersistentReferencesKey.self] }
    set { self[PersistentReferencesKey.self] = newValue }
  }
}

private enum PersistentReferencesKey: DependencyKey {
  static var liveValue: PersistentReferences { PersistentReferences() }
  static var testValue: PersistentReferences { PersistentReferences() }
}
