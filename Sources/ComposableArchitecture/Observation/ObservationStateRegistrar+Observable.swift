// Fields that hold observable state themselves. Their own observers learn about edits from the
// field's value; observers of the field learn that another value has taken its place.

extension ObservationStateRegistrar {
  /// Writes a field that holds observable state.
  public mutating func set<Value: ObservationTokenProviding>(
    _ storage: inout Value, _ newValue: Value, _ field: Int
  ) {
    let old = storage._$token
    switch old.change(to: newValue._$token) {
    case .none:
      storage = newValue
    case .edited, .diverged:
      // A copy that was edited, or an older one that is restored: the same instance, so that its
      // observers are told of the fields that differ, and stay.
      var newValue = newValue
      newValue._$notifyDifferences(from: storage)
      storage = newValue
      advance()
    case .replaced:
      storage = newValue
      old.notifyAll()
      didWrite(field)
    }
  }

  /// Remembers observable state that is about to be changed in place.
  public func willModify(_ value: some ObservationTokenProviding) -> ObservationStateToken {
    value._$token
  }

  /// Tells who has to know what happened to observable state that was changed in place.
  public mutating func didModify(
    _ value: some ObservationTokenProviding, _ token: ObservationStateToken, _ field: Int
  ) {
    switch token.change(to: value._$token) {
    case .none:
      break
    case .edited:
      advance()
    case .diverged, .replaced:
      token.notifyAll()
      didWrite(field)
    }
  }

  /// Tells the observers of a field that holds another instance in another version of the state.
  public mutating func compare<Value: ObservationTokenProviding>(
    _ old: Value, _ new: Value, _ field: Int
  ) {
    let token = old._$token
    switch token.change(to: new._$token) {
    case .none:
      settle(field, isEqual: true)
    case .edited, .diverged, .replaced:
      token.notifyAll()
      settle(field, isEqual: false)
    }
  }

  /// Compares two versions of an enum's payload that is observable.
  public static func _$notifyDifferences<Payload: ObservationTokenProviding>(
    _ payload: inout Payload, from old: Payload
  ) {
    let token = old._$token
    switch token.change(to: payload._$token) {
    case .none: break
    case .edited, .diverged: payload._$notifyDifferences(from: old)
    case .replaced: token.notifyAll()
    }
  }

  /// A payload that isn't observable has no fields to compare.
  @_disfavoredOverload
  public static func _$notifyDifferences<Payload>(_ payload: inout Payload, from old: Payload) {}
}
