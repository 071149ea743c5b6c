/// Vouches for a value that may cross between tasks although the compiler can't prove it.
///
/// ```swift
/// let formatter = UncheckedSendable(legacyFormatter)
/// Task.detached { formatter.value.string(from: date) }
/// ```
///
/// It checks and locks nothing: the one who wraps the value answers for it.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value that was vouched for.
  public var value: Value

  /// Vouches for a value.
  public init(_ value: Value) { self.value = value }

  /// Vouches for the value of a property.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value that was vouched for.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, to be passed between tasks.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Reads one property of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads or changes one property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
extension UncheckedSendable: Identifiable where Value: Identifiable {
  public var id: Value.ID { value.id }
}
extension UncheckedSendable: CustomStringConvertible {
  public var description: String { String(describing: value) }
}
extension UncheckedSendable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}
extension UncheckedSendable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
