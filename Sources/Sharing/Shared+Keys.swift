import Dependencies

extension Shared {
  /// Shares the value at a key's place.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.todos)) var todos: IdentifiedArrayOf<Todo> = []
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while there is none at the key's place.
  ///   - key: Where the value is kept.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: references.reference(for: key, default: wrappedValue))
  }

  /// Shares the value at a key's place, `nil` while there is none.
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value at the place of a key that has a default value.
  public init<Base: SharedKey<Value>>(_ key: _SharedKeyDefault<Base>) {
    self.init(reference: references.reference(for: key, default: key.defaultValue))
  }

  /// Shares the value at a key's place, with another default than the key's own.
  public init<Base: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Base>
  ) {
    self.init(reference: references.reference(for: key, default: wrappedValue))
  }

  /// Shares the value at a key's place, which must be there.
  ///
  /// - Throws: What the key reports, or ``MissingSharedValue``.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await required(key)
    self.init(reference: references.reference(for: key, isLoaded: true) { value })
  }

  /// Loads the value of another key, and shares that from now on.
  ///
  /// - Throws: What the key reports, or ``MissingSharedValue``; then nothing changes.
  public mutating func load(_ key: some SharedKey<Value>) async throws {
    projectedValue = try await Shared(require: key)
  }
}

extension SharedReader {
  /// Reads the value at a key's place.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while there is none at the key's place.
  ///   - key: Where the value comes from.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(reference: references.reference(for: key, default: wrappedValue))
  }

  /// Reads the value at a key's place, `nil` while there is none.
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Reads the value at the place of a key that has a default value.
  public init<Base: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Base>) {
    self.init(reference: references.reference(for: key, default: key.defaultValue))
  }

  /// Reads the value at a key's place, with another default than the key's own.
  public init<Base: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Base>
  ) {
    self.init(reference: references.reference(for: key, default: wrappedValue))
  }

  /// Reads the value at a key's place, which must be there.
  ///
  /// - Throws: What the key reports, or ``MissingSharedValue``.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await required(key)
    self.init(reference: references.reference(for: key, isLoaded: true) { value })
  }

  /// Loads the value of another key, and reads that from now on.
  ///
  /// - Throws: What the key reports, or ``MissingSharedValue``; then nothing changes.
  public mutating func load(_ key: some SharedReaderKey<Value>) async throws {
    projectedValue = try await SharedReader(require: key)
  }
}

private var references: PersistentReferences { DependencyValues.current.persistentReferences }

private func required<Key: SharedReaderKey>(_ key: Key) async throws -> Key.Value {
  let value = try await withCheckedThrowingContinuation { waiting in
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation("\(key)") { waiting.resume(with: $0) })
  }
  guard let value else { throw MissingSharedValue(key: "\(key)") }
  return value
}

/// There is no value where one is required.
public struct MissingSharedValue: Error, Hashable, CustomStringConvertible {
  /// The key that has found nothing.
  public let key: String

  public var description: String { "There is no value at \(key)." }
}
