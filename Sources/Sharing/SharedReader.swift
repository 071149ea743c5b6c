/// A shared value that its holder may read and not change.
///
/// ```swift
/// struct State {
///   @SharedReader(.appStorage("limit")) var limit = 100
/// }
/// ```
///
/// Make one of a ``Shared`` to hand out a value that others change, or of a key that can only be
/// loaded, such as a remote configuration.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  let reference: ReadableReference<Value>

  init(reference: ReadableReference<Value>) { self.reference = reference }

  /// Shares a value that nobody changes.
  public init(value: sending Value) { self.init(reference: ValueReference(value)) }

  /// Takes over a reference, as an initialiser's `$limit` argument does.
  public init(projectedValue: SharedReader<Value>) { self = projectedValue }

  /// Reads what another reference may change.
  public init(_ base: Shared<Value>) { self.init(reference: base.reference) }

  /// A value that nobody changes, for previews and tests.
  public static func constant(_ value: sending Value) -> Self { Self(value: value) }

  /// The value at present.
  public var wrappedValue: Value { reference.read() }

  /// The reference itself, for `$`. Assign it to point to another value.
  public var projectedValue: SharedReader<Value> {
    get { self }
    set {
      let old = reference
      self = newValue
      if old !== newValue.reference { (old.root as? any ObservedRoot)?.observation.notify(.value) }
    }
  }

  /// Loads the value from where its key keeps it, in place of the present one.
  ///
  /// - Throws: What the key reports, which ``loadError`` holds too.
  public func load() async throws { try await reference.root.load() }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.root.isLoading }

  /// Why the value couldn't be loaded the last time, or `nil` if it could.
  public var loadError: (any Error)? { reference.root.loadError }
}

extension SharedReader: Sendable where Value: Sendable {}
