/// The overridden values: a dictionary that is shared until it is written to.
final class DependencyStorage: Sendable {
  static let empty = DependencyStorage([:])

  let entries: [ObjectIdentifier: DependencyEntry]

  init(_ entries: [ObjectIdentifier: DependencyEntry]) { self.entries = entries }
}

/// A value whose type its key knows, so that reading needs no dynamic cast.
class DependencyEntry: @unchecked Sendable {
  /// The key, as messages name it.
  let name: String

  init(name: String) { self.name = name }
}

/// An entry's value.
final class DependencyBox<Value: Sendable>: DependencyEntry, @unchecked Sendable {
  let value: Value

  init(_ value: Value, name: String) {
    self.value = value
    super.init(name: name)
  }
}
