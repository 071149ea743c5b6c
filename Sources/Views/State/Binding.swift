/// A value that lives elsewhere, read and written through here.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///
///   var body: some View {
///     TextField("Name", text: $name)
///   }
/// }
/// ```
///
/// Two bindings to the same place are the same, so a view that holds one is skipped when its parent
/// is evaluated again. A binding made of closures is never the same as another.
@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value> {
  let location: AnyLocation<Value>
  /// How changes made through the binding would like to be shown.
  public var transaction = Transaction()

  init(_ location: AnyLocation<Value>) {
    self.location = location
  }

  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(ClosureLocation(get: get, set: set))
  }

  /// A binding of closures that counts as the same as any other of equal identity.
  package init(
    identity: some Hashable,
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(ClosureLocation(identity: AnyHashable(identity), get: get, set: set))
  }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.merged(with: .current)) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    var binding = Binding<Member>(ProjectedLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// A binding to what a closure makes of the value.
  ///
  /// - Parameters:
  ///   - key: Tells the way from others: of the same place by the same way, bindings are the same.
  ///   - get: What is read.
  ///   - set: Writes to this binding.
  package func mapped<Member>(
    by key: some Hashable,
    get: @escaping @MainActor (Value) -> Member,
    set: @escaping @MainActor (Member, Binding<Value>) -> Void
  ) -> Binding<Member> {
    var binding = Binding<Member>(
      MappedLocation(self, key: AnyHashable(key), read: get, write: set))
    binding.transaction = transaction
    return binding
  }

  /// The same place, written with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same place, whose changes would like to be animated.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: ComparableProperty {
  func isSame(as other: Binding) -> Bool {
    location.isSame(as: other.location)
  }
}
