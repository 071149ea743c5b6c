/// A key path to a case of an enum: `\.saved`, `\.profile.city`.
///
/// A function that takes one is told the case by name:
///
/// ```swift
/// func log<Value>(_ action: Action, if case: CaseKeyPath<Action, Value>) { … }
/// log(action, if: \.saved)
/// ```
///
/// It is a Swift key path: it hashes, compares, and is extended with `appending(path:)`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case whose payload's type is forgotten: what a list of all cases holds.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Wraps a payload in the case that the key path names.
  ///
  /// ```swift
  /// let saved = \Action.Cases.saved
  /// saved(42)  // Action.saved(42)
  /// ```
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// The case that the key path names, where it has no payload.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

extension PartialKeyPath {
  /// Wraps a value in the case that the key path names, or gives `nil` when the value isn't of the
  /// payload's type.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum?
  where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.embed(value, in: Enum.self)
  }
}

/// Whether a value is the case that a key path names, as a pattern.
///
/// ```swift
/// switch action {
/// case \.saved: …
/// case \.profile.city: …
/// default: …
/// }
/// ```
public func ~= <Root: CasePathable>(pattern: PartialCaseKeyPath<Root>, value: Root) -> Bool {
  value.is(pattern)
}
