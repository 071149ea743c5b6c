// Fields of plain values. The overloads for values that can be compared win where both fit.

extension ObservationStateRegistrar {
  /// Writes a field, and tells its observers unless the value has the same bits.
  @_disfavoredOverload
  public mutating func set<Value>(_ storage: inout Value, _ newValue: Value, _ field: Int) {
    let isEqual = isObserved(field) && _isPOD(Value.self) && haveEqualBits(storage, newValue)
    storage = newValue
    if !isEqual { didWrite(field) }
  }

  /// Writes a field, and tells its observers unless the value is equal.
  ///
  /// - Complexity: That of `==` where somebody observes the field.
  @_disfavoredOverload
  public mutating func set<Value: Equatable>(
    _ storage: inout Value, _ newValue: Value, _ field: Int
  ) {
    let isEqual = isObserved(field) && storage == newValue
    storage = newValue
    if !isEqual { didWrite(field) }
  }

  /// Remembers a field that is about to be changed in place, if that is cheap.
  @_disfavoredOverload
  public func willModify<Value>(_ value: Value) -> FieldSnapshot<Value> {
    FieldSnapshot(_isPOD(Value.self) ? value : nil)
  }

  /// Remembers a text that is about to be changed in place.
  @_disfavoredOverload
  public func willModify(_ value: String) -> FieldSnapshot<String> { FieldSnapshot(value) }

  /// Tells the observers of a field that was changed in place, unless it is known to be the same.
  @_disfavoredOverload
  public mutating func didModify<Value>(
    _ value: Value, _ snapshot: FieldSnapshot<Value>, _ field: Int
  ) {
    if let old = snapshot.value, haveEqualBits(old, value) { return }
    didWrite(field)
  }

  /// Tells the observers of a field that was changed in place, unless it is known to be equal.
  @_disfavoredOverload
  public mutating func didModify<Value: Equatable>(
    _ value: Value, _ snapshot: FieldSnapshot<Value>, _ field: Int
  ) {
    if let old = snapshot.value, old == value { return }
    didWrite(field)
  }

  /// Tells the observers of a field that another version of the state has other bits there.
  @_disfavoredOverload
  public mutating func compare<Value>(_ old: Value, _ new: Value, _ field: Int) {
    settle(field, isEqual: _isPOD(Value.self) && haveEqualBits(old, new))
  }

  /// Tells the observers of a field that differs in another version of the state.
  @_disfavoredOverload
  public mutating func compare<Value: Equatable>(_ old: Value, _ new: Value, _ field: Int) {
    settle(field, isEqual: !isObserved(field) || old == new)
  }
}

/// A field as it was before it was changed in place; empty where a copy would have cost too much.
public struct FieldSnapshot<Value> {
  let value: Value?

  init(_ value: Value?) { self.value = value }
}
