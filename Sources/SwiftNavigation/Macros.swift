/// Lets a binding to an enum be switched over, with a binding to each payload.
///
/// ```swift
/// @CaseBindable
/// enum Status { case inStock(quantity: Int), outOfStock(isOnBackOrder: Bool) }
///
/// switch $item.status.cases {
/// case .inStock(let quantity): StepperControl(value: quantity)
/// case .outOfStock(let isOnBackOrder): SwitchControl(isOn: isOnBackOrder)
/// }
/// ```
///
/// Such a binding belongs to its case: when the enum has become another one, it reads the last
/// payload and its writes are dropped.
@attached(extension, conformances: CaseBindable)
@attached(member, names: named(BindingCases), named(bindingCases))
public macro CaseBindable() =
  #externalMacro(module: "OrielMacros", type: "CaseBindableMacro")

/// Makes a property of a transaction of a variable with a default.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var animation: Animation?
/// }
///
/// withUITransaction(\.animation, .spring) { model.isExpanded.toggle() }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() =
  #externalMacro(module: "OrielMacros", type: "UITransactionEntryMacro")
