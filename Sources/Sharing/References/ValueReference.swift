import ConcurrencyExtras
import Dependencies
import IssueReporting

/// The owner of a shared value.
class ValueReference<Value>: SharedReference<Value>, SharedRoot, TrackedReference,
  @unchecked Sendable
{
  private let lock = RecursiveLock()
  private var stored: Value
  private var storedVersion: UInt64 = 0
  private var isModifying = false
  let observation = SharedObservation()
  private let areEqual: ((Value, Value) -> Bool)?

  init(_ value: Value) {
    stored = value
    areEqual = equality(of: Value.self)
  }

  override var root: any SharedRoot { self }

  override func read() -> Value {
    observation.access(.value)
    return SharedAssertion.current.flatMap(expected(in:)) ?? current
  }

  /// The value, unobserved.
  final var current: Value { lock.withLock { stored } }

  final var version: UInt64 { lock.withLock { storedVersion } }

  override func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let assertion = SharedAssertion.current {
      var value = expected(in: assertion) ?? current
      defer { assertion.expect(value, of: self) }
      return try body(&value)
    }
    let tracker = DependencyValues.current.sharedChangeTracker
    var isChanged = true
    defer { didModify(isChanged: isChanged) }
    return try lock.withLock {
      if isModifying { reportNestedModification() }
      let isNested = isModifying
      isModifying = true
      // NB: A copy, so that the closure may read the value that it is changing.
      let old = stored
      var new = old
      defer {
        isModifying = isNested
        tracker?.willChange(self, from: old)
        stored = new
        storedVersion &+= 1
        isChanged = areEqual.map { !$0(old, new) } ?? true
      }
      return try body(&new)
    }
  }

  /// NB: Not `assertion?.value(of: self) as? Value`, which finds `nil` in nothing where the value is an
  /// optional.
  private func expected(in assertion: SharedAssertion) -> Value? {
    guard let value = assertion.value(of: self) else { return nil }
    return value as? Value
  }

  /// Loads the value, where it has a key.
  func start(isLoaded: Bool) {}

  /// Takes a value that comes from outside, such as another process.
  func receive(_ value: Value) {
    let isChanged = lock.withLock {
      let isChanged = areEqual.map { !$0(stored, value) } ?? true
      stored = value
      storedVersion &+= 1
      return isChanged
    }
    if isChanged { observation.notify(.value) }
  }

  /// The value was changed by the program.
  func didModify(isChanged: Bool) {
    if isChanged { observation.notify(.value) }
  }

  // MARK: Loading and saving: there is nothing to do without a key.

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  func load() async throws {}
  func save() async throws {}

  // MARK: Tests

  final var anyValue: Any { current }

  final func isEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard let areEqual, let lhs = lhs as? Value, let rhs = rhs as? Value else { return true }
    return areEqual(lhs, rhs)
  }

  private func reportNestedModification() {
    reportIssue(
      """
      A shared value was changed from within its own 'withLock': the inner change is lost.

        Value: \(Value.self)

      The outer closure works on a value that it has got before, and puts it back at its end. Make \
      the whole change in one closure, with its 'inout' argument.
      """)
  }
}

/// How two values of a type are compared, where it can be known.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func open<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
    { lhs, rhs in
      // NB: `E` is `Value`.
      withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in
          UnsafeRawPointer(lhs).assumingMemoryBound(to: E.self).pointee
            == UnsafeRawPointer(rhs).assumingMemoryBound(to: E.self).pointee
        }
      }
    }
  }
  guard let equatable = Value.self as? any Equatable.Type else { return nil }
  return open(equatable)
}
