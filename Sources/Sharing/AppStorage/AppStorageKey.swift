import Dependencies

/// A setting of the application. Write it as `.appStorage`.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  let key: String
  let store: AppStorageStore
  let coding: SettingCoding<Value>

  init(_ key: String, _ store: AppStorageStore?, _ coding: SettingCoding<Value>) {
    self.key = key
    self.store = store ?? DependencyValues.current.defaultAppStorage
    self.coding = coding
  }

  /// What tells the setting from others.
  public struct ID: Hashable, Sendable {
    let key: String
    let store: AppStorageStore
  }

  public var id: ID { ID(key: key, store: store) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue:
      continuation.resume(with: decoded(store.value(key)))
    case .userInitiated:
      UnsavedFiles.shared.async {
        store.reload()
        continuation.resume(with: decoded(store.value(key)))
      }
    }
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    store.subscribe(key) { subscriber.yield(with: decoded($0)) }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    do {
      store.setValue(try coding.encode(value), key, now: context == .userInitiated) {
        continuation.resume(with: $0)
      }
    } catch {
      continuation.resume(throwing: error)
    }
  }

  private func decoded(_ result: Result<SettingValue?, any Error>) -> Result<Value?, any Error> {
    result.flatMap { setting in
      guard let setting else { return .success(nil) }
      return Result {
        guard let value = try coding.decode(setting) else {
          throw AppStorageError(key: key, found: setting.kind, expected: "\(Value.self)")
        }
        return value
      }
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// A setting has another type than is asked for.
public struct AppStorageError: Error, Hashable, CustomStringConvertible {
  /// The setting.
  public let key: String
  let found: String
  let expected: String

  public var description: String {
    "The setting '\(key)' is \(found), which is no \(expected). The default is used instead."
  }
}
