import CustomDump

extension UIBinding {
  /// A binding to an optional place from one to a place that always has a value. Writing `nil`
  /// changes nothing.
  public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
    self.init(id: base.id + ["optional"], transaction: base.transaction) {
      base.wrappedValue
    } set: {
      if let value = $0 { base.wrappedValue = value }
    }
  }

  /// A binding that hides the type of a hashable value. Writing a value of another type changes
  /// nothing.
  public init<Base: Hashable>(_ base: UIBinding<Base>) where Value == AnyHashable {
    self.init(id: base.id + ["hashable"], transaction: base.transaction) {
      AnyHashable(base.wrappedValue)
    } set: {
      if let value = $0.base as? Base { base.wrappedValue = value }
    }
  }

  /// A binding to an optional's value, with one to fall back on while there is none.
  public init(unwrapping base: UIBinding<Value?>, default value: @escaping @autoclosure () -> Value)
  {
    self.init(id: base.id + ["default"], transaction: base.transaction) {
      base.wrappedValue ?? value()
    } set: {
      base.wrappedValue = $0
    }
  }

  /// The same binding, which writes only what differs from the value that is there.
  public func removeDuplicates(
    by isDuplicate: @escaping @MainActor (Value, Value) -> Bool
  ) -> Self {
    let base = self
    return Self(id: id, transaction: transaction) {
      base.wrappedValue
    } set: {
      if !isDuplicate(base.wrappedValue, $0) { base.wrappedValue = $0 }
    }
  }

  /// The same binding, which prints what each write changes.
  ///
  /// - Parameter prefix: A text in front, to tell several bindings apart.
  public func _printChanges(_ prefix: String = "") -> Self {
    let base = self
    return Self(id: id, transaction: transaction) {
      base.wrappedValue
    } set: {
      let old = base.wrappedValue
      base.wrappedValue = $0
      let difference = diff(old, base.wrappedValue) ?? "(no change)"
      print(prefix.isEmpty ? difference : "\(prefix): \(difference)")
    }
  }
}

extension UIBinding where Value: Equatable {
  /// The same binding, which writes only what differs from the value that is there.
  public func removeDuplicates() -> Self {
    let areEqual: (Value, Value) -> Bool = { $0 == $1 }
    return removeDuplicates { areEqual($0, $1) }
  }
}
