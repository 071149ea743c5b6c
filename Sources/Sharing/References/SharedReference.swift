/// A place with a shared value that can be read, whatever it is made of.
///
/// ```
/// Shared ──▶ MemberReference(\.name) ──▶ UnwrappedReference ──▶ ValueReference, KeyedReference
///                                                                lock, value, observers, key
/// ```
///
/// Derived references hold nothing but the way from the root, which has the value.
class ReadableReference<Value>: @unchecked Sendable {
  /// The object at the end of the way, which knows how loading and saving go.
  var root: any SharedRoot { abstract() }

  /// The value, as whoever asks may see it: observed, and in a test's assertion the one it expects.
  func read() -> Value { abstract() }

  /// What tells the place from others: the root, followed by the way from there.
  var path: [AnyHashable] { [ObjectIdentifier(root)] }

  func abstract(_ function: StaticString = #function) -> Never {
    preconditionFailure("'\(function)' has no implementation in '\(Self.self)'.")
  }
}

/// A place with a shared value that can be changed.
class SharedReference<Value>: ReadableReference<Value>, @unchecked Sendable {
  /// Changes the value, alone.
  func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R { abstract() }
}

/// What all references to one value have in common.
protocol SharedRoot: AnyObject, Sendable {
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  func load() async throws
  func save() async throws
}
