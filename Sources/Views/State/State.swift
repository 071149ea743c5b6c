/// A value that belongs to a mounted view and lives as long as it is mounted.
///
/// ```swift
/// @State private var isExpanded = false
/// ```
///
/// It is kept by the view's identity (its position, branch and key). A write marks the views that
/// read it; writing an equal value marks nobody.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: @MainActor () -> Value
  private var box: StateBox<Value>?

  public init(wrappedValue: @escaping @autoclosure @MainActor () -> Value) {
    initial = wrappedValue
  }

  public init(initialValue: Value) {
    initial = { initialValue }
  }

  public init() where Value: ExpressibleByNilLiteral {
    initial = { nil }
  }

  /// Outside of a mounted view, the initial value; writes are dropped there.
  public var wrappedValue: Value {
    get { box?.get() ?? initial() }
    nonmutating set { box?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    return .constant(initial())
  }
}

extension State: BoundProperty, UncomparedProperty {
  mutating func bind(to scope: ScopeMount, slot: Int) {
    let initial = initial
    box = scope.storage(slot) { StateBox(initial()) }
  }

  mutating func bindInline(to environment: EnvironmentBox) {}
}
