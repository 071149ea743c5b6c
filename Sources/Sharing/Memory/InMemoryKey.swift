import ConcurrencyExtras
import Dependencies

extension SharedReaderKey {
  /// Keeps a value in memory, as long as the program runs.
  ///
  /// ```swift
  /// @Shared(.inMemory("selectedTab")) var selectedTab = Tab.home
  /// ```
  ///
  /// Each test has a memory of its own.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key: key, storage: DependencyValues.current.defaultInMemoryStorage)
  }
}

/// A place in memory. Write it as `.inMemory`.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  let key: String
  let storage: InMemoryStorage

  /// What tells the place from others.
  public struct ID: Hashable, Sendable {
    let key: String
    let storage: ObjectIdentifier
  }

  public var id: ID { ID(key: key, storage: ObjectIdentifier(storage)) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(storage.value(key)))
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.setValue(value, key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

/// The memory that `.inMemory` keys keep their values in.
public final class InMemoryStorage: @unchecked Sendable {
  private struct Place: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  private let lock = RecursiveLock()
  private var values: [Place: any Sendable] = [:]

  /// An empty memory.
  public init() {}

  func value<Value: Sendable>(_ key: String) -> Value? {
    let place = Place(key: key, type: ObjectIdentifier(Value.self))
    return lock.withLock { values[place] }.flatMap { $0 as? Value }
  }

  func setValue<Value: Sendable>(_ value: Value, _ key: String) {
    let place = Place(key: key, type: ObjectIdentifier(Value.self))
    lock.withLock { values[place] = value }
  }
}

extension DependencyValues {
  /// The memory that `.inMemory` keys use.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
