/// What a change of state carries along to those who observe it, such as an animation.
///
/// ```swift
/// withUITransaction(\.animation, .spring) {
///   model.isExpanded.toggle()
/// }
/// ```
///
/// ``observe(_:)`` hands the transaction of the change to its closure. Values are added as to an
/// environment: a ``UITransactionKey`` and a computed property.
public struct UITransaction: Sendable {
  @TaskLocal static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Makes a transaction without values.
  public init() {}

  /// The value under a key, or the key's default.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// This transaction, with the values of another over its own.
  func merging(_ other: Self) -> Self {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }
}

/// A kind of value that a transaction can carry.
///
/// ```swift
/// private enum AnimationKey: UITransactionKey {
///   static let defaultValue: Animation? = nil
/// }
///
/// extension UITransaction {
///   var animation: Animation? {
///     get { self[AnimationKey.self] }
///     set { self[AnimationKey.self] = newValue }
///   }
/// }
/// ```
public protocol UITransactionKey {
  associatedtype Value: Sendable

  /// What a transaction without such a value has.
  static var defaultValue: Value { get }
}
