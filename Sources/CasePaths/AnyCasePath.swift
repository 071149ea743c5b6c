/// A case of an enum as a pair of functions: wrap a payload, or unwrap one where the case matches.
///
/// ```swift
/// @CasePathable
/// enum Action { case saved(Int), failed }
///
/// let saved = AnyCasePath(\Action.Cases.saved)
/// saved.embed(42)                  // Action.saved(42)
/// saved.extract(from: .saved(42))  // 42
/// saved.extract(from: .failed)     // nil
/// ```
///
/// Making one from a case key path is where the key path's work is done; from then on ``embed(_:)``
/// and ``extract(from:)`` are a plain closure call each per enum on the path, without a key path,
/// a cast or an allocation. Whoever uses a path more than once should keep the ``AnyCasePath``.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  // NB: Every initializer answers for these: `init(embed:extract:)` takes `@Sendable` closures, and
  // a macro's closures capture only types. A constrained generic type counts as not sendable, so
  // `@Sendable` closures couldn't be made in a generic enum.
  nonisolated(unsafe) private let embedding: (Value) -> Root
  nonisolated(unsafe) private let extraction: (Root) -> Value?

  /// Makes a path by hand, for a "case" that is computed or an enum without `@CasePathable`.
  ///
  /// `extract(embed(value))` must give `value` back.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embedding = embed
    self.extraction = extract
  }

  /// What `@CasePathable` emits: the closures must capture nothing but types.
  public init(
    _$embed: @escaping (Value) -> Root,
    _$extract: @escaping (Root) -> Value?
  ) {
    self.embedding = _$embed
    self.extraction = _$extract
  }

  /// Wraps a payload in the case.
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// The payload of the root, or `nil` when the root is another case.
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }
}

extension AnyCasePath where Root == Value {
  /// The path from an enum to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}
