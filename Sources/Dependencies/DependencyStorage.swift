/// The overridden values: a dictionary that is shared until it is written to.
final class DependencyStorage: Sendable {
  static let empty = DependencyStorage([:])

  let entries: [ObjectIdentifier: DependencyEntry]

  init(_ entries: [ObjectIdentifier: DependencyEntry]) { self.entries = entries }
}

/// A value whose type its key knows, so that reading needs no dynamic cast.
class DependencyEntry: @unchecked Sendable {
  private let key: any TestDependencyKey.Type
  private let property: StaticString

  init(key: any TestDependencyKey.Type, property: StaticString) {
    self.key = key
    self.property = property
  }

  /// The dependency, as messages name it.
  var name: String { Self.name(key, property) }

  /// A property is named for itself, the plain subscript for its key.
  static func name(_ key: any TestDependencyKey.Type, _ property: StaticString) -> String {
    let property = "\(property)"
    return property.contains("(" as Character) || property.contains("<" as Character)
      ? "\(key).self" : "\\.\(property)"
  }
}

/// An entry's value.
final class DependencyBox<Value: Sendable>: DependencyEntry, @unchecked Sendable {
  let value: Value

  init(_ value: Value, key: any TestDependencyKey.Type, property: StaticString) {
    self.value = value
    super.init(key: key, property: property)
  }
}
