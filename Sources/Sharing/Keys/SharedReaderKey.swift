/// Where a shared value comes from.
///
/// Conform a type to it to load values from a place of your own, such as a server's configuration,
/// and extend it to be found where a key is wanted:
///
/// ```swift
/// struct RemoteConfigKey<Value: Decodable & Sendable>: SharedReaderKey {
///   let name: String
///   var id: String { name }
///
///   func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) { … }
///   func subscribe(
///     context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
///   ) -> SharedSubscription { … }
/// }
///
/// @SharedReader(RemoteConfigKey(name: "isPromoted")) var isPromoted = false
/// ```
///
/// All references with keys of the same id and value have one value, which is loaded once.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable & Sendable = Self

  /// What tells the place from others.
  var id: ID { get }

  /// Loads the value.
  ///
  /// A continuation that is resumed before this returns gives the reference its value at once.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Tells the subscriber whenever the value is changed from outside, as long as the subscription is
  /// held.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

/// Where a shared value comes from, and is saved to when it changes.
///
/// ```swift
/// extension KeychainKey: SharedKey {
///   func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
///     continuation.resume(with: Result { try keychain.write(value, name) })
///   }
/// }
/// ```
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// It is called on the thread that has changed the value, in the order of the changes. What takes
  /// time goes elsewhere, and resumes the continuation from there.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A reference is made, with this value to start with.
  case initialValue(Value)

  /// Somebody has called `load()`.
  case userInitiated

  /// The value to start with, while a reference is made.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// It was changed.
  case didSet

  /// Somebody has called `save()`, and waits until it is done.
  case userInitiated
}
