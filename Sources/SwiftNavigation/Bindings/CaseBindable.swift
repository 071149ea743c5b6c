/// An enum that a binding can be taken apart into bindings to payloads: what `@CaseBindable` makes.
///
/// ```swift
/// @CaseBindable
/// enum Status { case inStock(quantity: Int), outOfStock(isOnBackOrder: Bool) }
///
/// switch $item.status.cases {
/// case .inStock(let quantity): StepperControl(value: quantity)          // UIBinding<Int>
/// case .outOfStock(let isOnBackOrder): SwitchControl(isOn: isOnBackOrder)
/// }
/// ```
public protocol CaseBindable {
  /// The same cases, with a binding in place of each payload.
  associatedtype BindingCases

  /// The case that the value is at the moment, as bindings.
  @MainActor
  static func bindingCases(of binding: UIBinding<Self>) -> BindingCases
}

extension UIBinding where Value: CaseBindable {
  /// The case that the value is at the moment, with bindings to its payloads, to switch over.
  public var cases: Value.BindingCases { Value.bindingCases(of: self) }

  /// A binding to a payload that is there, for the code that `@CaseBindable` writes.
  public func _$payload<Member>(
    _ key: String, _ current: Member,
    extract: @escaping @MainActor (Value) -> Member?,
    embed: @escaping @MainActor (Value, Member) -> Value
  ) -> UIBinding<Member> {
    let base = self
    return payload(by: key, extract: extract) { embed(base.wrappedValue, $0) }
      ?? .constant(current)
  }
}
