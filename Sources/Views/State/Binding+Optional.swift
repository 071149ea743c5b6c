extension Binding {
  /// A binding to what an optional holds, or `nil` where it holds nothing now.
  ///
  /// Once the optional is empty the binding keeps giving the last value, and drops writes.
  public init?(_ base: Binding<Value?>) {
    self.init(unwrapping: base)
  }

  /// A binding to what an optional holds, or `nil` where it holds nothing now.
  public init?(unwrapping base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    let last = LastValue(initial)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { value, transaction in
        guard base.wrappedValue != nil else { return }
        last.value = value
        base.transaction(transaction).wrappedValue = value
      })
  }

  /// A binding to an optional's value, with one to fall back on.
  public init(unwrapping base: Binding<Value?>, default value: @escaping @autoclosure () -> Value) {
    self.init(
      get: { base.wrappedValue ?? value() },
      set: { base.transaction($1).wrappedValue = $0 })
  }

  /// A binding to an optional place from one to a place that always has a value. Writing `nil`
  /// changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// Whether an optional holds something. Writing `false` empties it; writing `true` does nothing.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent, transaction in
        guard !isPresent, wrappedValue != nil else { return }
        self.transaction(transaction).wrappedValue = nil
      })
  }
}

@MainActor
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
