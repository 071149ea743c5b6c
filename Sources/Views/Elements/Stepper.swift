import ViewTree

/// A pair of buttons that count up and down.
public struct Stepper<Label: View>: View {
  public typealias Body = Never

  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  let value: String?
  let label: Label

  init(
    label: Label, value: String?, increment: (@MainActor () -> Void)?,
    decrement: (@MainActor () -> Void)?
  ) {
    self.label = label
    self.value = value
    self.increment = increment
    self.decrement = decrement
  }

  /// - Parameters:
  ///   - onIncrement: `nil` where it can't go further up.
  ///   - onDecrement: `nil` where it can't go further down.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: label(), value: nil, increment: onIncrement, decrement: onDecrement)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: "\(value.wrappedValue)",
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    let up = min(current.advanced(by: step), bounds.upperBound)
    let down = max(current.advanced(by: -step), bounds.lowerBound)
    let increment: @MainActor () -> Void = { value.wrappedValue = up }
    let decrement: @MainActor () -> Void = { value.wrappedValue = down }
    self.init(
      label: label(), value: "\(current)",
      increment: up > current ? increment : nil,
      decrement: down < current ? decrement : nil)
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let increment = view.increment
    let decrement = view.decrement
    return context.element(
      .stepper(StepperElement(canIncrement: increment != nil, canDecrement: decrement != nil)),
      handlers: Handlers(.step) { event in
        if case .step(let up) = event { (up ? increment : decrement)?() }
      },
      children: Label.makeBlueprint(of: view.label, in: context.inner)
    ) {
      $0.meaning.value = view.value
    }
  }
}

extension Stepper where Label == Text {
  public init(
    _ title: String, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(_ title: String, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  public init<V: Strideable>(
    _ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
