/// Names a value that views inherit from the views around them.
///
/// ```swift
/// struct AccentKey: EnvironmentKey { static let defaultValue = "blue" }
///
/// extension EnvironmentValues {
///   var accent: String {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  private final class Table {
    var entries: [ObjectIdentifier: any EnvironmentEntry] = [:]
  }

  private var table: Table?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (table?.entries[ObjectIdentifier(K.self)] as? Entry<K.Value>)?.value ?? K.defaultValue }
    set { set(Entry(value: newValue), for: ObjectIdentifier(K.self)) }
  }

  /// An observable object, by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (table?.entries[ObjectIdentifier(Object.self)] as? Entry<Object?>)?.value ?? nil }
    set {
      let identity = newValue.map { ObjectIdentifier($0) }
      set(Entry<Object?>(value: newValue, identity: identity), for: ObjectIdentifier(Object.self))
    }
  }

  private mutating func set(_ entry: any EnvironmentEntry, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&table) {
      let fresh = Table()
      fresh.entries = table?.entries ?? [:]
      table = fresh
    }
    table!.entries[key] = entry
  }

  /// Whether both give the same values, as far as the values can be compared.
  func isSame(as other: EnvironmentValues) -> Bool {
    if table === other.table { return true }
    let left = table?.entries ?? [:]
    let right = other.table?.entries ?? [:]
    guard left.count == right.count else { return false }
    return left.allSatisfy { key, entry in right[key].map(entry.isSame) ?? false }
  }
}

private protocol EnvironmentEntry {
  func isSame(as other: any EnvironmentEntry) -> Bool
}

private struct Entry<Value>: EnvironmentEntry {
  let value: Value
  /// Of the object, where the value is one.
  var identity: ObjectIdentifier?

  func isSame(as other: any EnvironmentEntry) -> Bool {
    guard let other = other as? Entry<Value> else { return false }
    if let identity, identity == other.identity { return true }
    return areEqual(value, other.value)
  }
}

/// The environment of one mounted view, for reads after its evaluation: in a button's action.
@MainActor
final class EnvironmentBox {
  var values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
