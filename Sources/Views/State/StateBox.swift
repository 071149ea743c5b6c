/// The storage of one `@State` of one mounted view, which knows who read it.
@MainActor
final class StateBox<Value>: AnyLocation<Value> {
  private var value: Value
  /// The scopes that read the value since they were last evaluated, and in which generation.
  private var readers: [ObjectIdentifier: (token: ScopeToken, generation: UInt64)] = [:]

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value {
    if let scope = ScopeMount.current, !scope.isShadow {
      readers[ObjectIdentifier(scope.token)] = (scope.token, scope.generation)
    }
    return value
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    if areEqual(value, newValue) { return }
    value = newValue
    let readers = readers
    self.readers = [:]
    for (token, generation) in readers.values { token.mark(generation) }
  }

  /// The value, for a reader that doesn't wait for changes.
  var untracked: Value { value }
}

/// Equality where the type has a cheap one; otherwise different.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let lhs = lhs as? any Equatable else { return false }
  return isEqual(lhs, rhs)
}

private func isEqual<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? E else { return false }
  return lhs == rhs
}
