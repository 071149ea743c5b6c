/// Where keyboard focus is, as a value that can be read and written.
///
/// ```swift
/// @FocusState private var focus: Field?
/// …
/// TextField("E-mail", text: $email).focused($focus, equals: .email)
/// ```
///
/// The platform moves focus and the value follows; writing the value moves focus.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var box: StateBox<Value>?
  private let none: Value

  public init() where Value == Bool {
    none = false
  }

  public init<Wrapped>() where Value == Wrapped? {
    none = nil
  }

  public var wrappedValue: Value {
    get { box?.get() ?? none }
    nonmutating set { box?.set(newValue, .current) }
  }

  public var projectedValue: Binding { Binding(value: box.map { Views.Binding($0) }, none: none) }

  /// What ``View/focused(_:equals:)`` and ``View/focused(_:)`` take.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let value: Views.Binding<Value>?
    let none: Value

    public var wrappedValue: Value {
      get { value?.wrappedValue ?? none }
      nonmutating set { value?.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: BoundProperty, UncomparedProperty {
  mutating func bind(to scope: ScopeMount, slot: Int) {
    let none = none
    box = scope.storage(slot) { StateBox(none) }
  }

  mutating func bindInline(to environment: EnvironmentBox) {}
}
