import Observation

/// A way to read and write a value that something else owns, for an interface that is built by hand.
///
/// ```swift
/// @UIBindable var model: Model
///
/// field.bind(text: $model.name)  // a UIBinding<String>
/// ```
///
/// Reading it inside ``observe(_:)`` observes the value. Dynamic members reach the value's fields.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct UIBinding<Value> {
  let location: BindingLocation<Value>

  /// What the writes of this binding carry along.
  public var transaction = UITransaction()

  init(location: BindingLocation<Value>, transaction: UITransaction = UITransaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Makes a binding of closures.
  ///
  /// - Parameter id: The owner of the value, followed by the way from there: bindings of equal ids
  ///   write to the same place.
  package init(
    id: [AnyHashable],
    transaction: UITransaction = UITransaction(),
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(location: BindingLocation(id: id, get: get, set: set), transaction: transaction)
  }

  /// What tells the place that this binding writes to from others.
  package var id: [AnyHashable] { location.id }

  /// Makes a binding that owns its value.
  public init(wrappedValue value: Value) {
    let storage = BindingStorage(value)
    self.init(
      location: BindingLocation(id: [ObjectIdentifier(storage)]) {
        storage.value
      } set: {
        storage.value = $0
      })
  }

  /// Takes over a binding, as `@UIBinding` does with a `$` argument.
  public init(projectedValue: UIBinding<Value>) { self = projectedValue }

  /// A binding to the value inside an optional, or `nil` while there is none.
  ///
  /// When the value goes away later, the binding reads the last one and its writes are dropped.
  public init?(_ base: UIBinding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    let last = BindingStorage(initial)
    self.init(
      location: BindingLocation(id: base.location.id + ["?"]) {
        if let value = base.location.get() { last.value = value }
        return last.value
      } set: {
        guard base.location.get() != nil else { return }
        last.value = $0
        base.location.set($0)
      },
      transaction: base.transaction)
  }

  /// Whether an optional has a value; writing `false` sets it to `nil`.
  ///
  /// Writing `true` changes nothing: there is no value to put there.
  public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
    self.init(
      location: BindingLocation(id: base.location.id + ["isPresent"]) {
        base.location.get() != nil
      } set: {
        if !$0 { base.location.set(nil) }
      },
      transaction: base.transaction)
  }

  /// The value; writing it happens in the binding's transaction.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { withUITransaction(transaction) { location.set(newValue) } }
  }

  /// The binding itself, for `$`.
  public var projectedValue: UIBinding<Value> { self }

  /// A binding that always reads one value and drops writes.
  public static func constant(_ value: Value) -> Self {
    let owner = BindingStorage(value)
    return Self(
      location: BindingLocation(id: [ObjectIdentifier(owner)]) {
        owner.value
      } set: { _ in
      })
  }

  /// A binding to a field of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    let base = location
    return UIBinding<Member>(
      location: BindingLocation(id: base.id + [keyPath]) {
        base.get()[keyPath: keyPath]
      } set: {
        var value = base.get()
        value[keyPath: keyPath] = $0
        base.set(value)
      },
      transaction: transaction)
  }

  /// A binding to a field of the value inside an optional; writes are dropped while there is none.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: WritableKeyPath<Wrapped, Member>
  ) -> UIBinding<Member?> where Value == Wrapped? {
    let base = location
    return UIBinding<Member?>(
      location: BindingLocation(id: base.id + [keyPath]) {
        base.get()?[keyPath: keyPath]
      } set: {
        guard var value = base.get(), let member = $0 else { return }
        value[keyPath: keyPath] = member
        base.set(value)
      },
      transaction: transaction)
  }

  /// The same binding, whose writes carry other values along.
  public func transaction(_ transaction: UITransaction) -> Self {
    Self(location: location, transaction: transaction)
  }
}
