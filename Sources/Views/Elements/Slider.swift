import ViewTree

/// A number chosen along a line.
public struct Slider<Label: View>: View {
  public typealias Body = Never

  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label

  init(value: Binding<Double>, range: ClosedRange<Double>, step: Double?, label: Label) {
    self.value = value
    self.range = range
    self.step = step
    self.label = label
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in range: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value.asDouble, range: Double(range.lowerBound)...Double(range.upperBound),
      step: step.map { Double($0) }, label: label())
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let value = view.value
    let range = view.range
    let shown = min(max(value.wrappedValue, range.lowerBound), range.upperBound)
    return context.element(
      .slider(SliderElement(value: shown, in: range, step: view.step)),
      handlers: Handlers(.slide) { event in
        if case .slide(let new) = event {
          value.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
        }
      },
      children: Label.makeBlueprint(of: view.label, in: context.inner))
  }
}

extension Slider where Label == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in range: ClosedRange<V> = 0...1, step: V? = nil
  ) {
    self.init(value: value, in: range, step: step) {}
  }
}

extension Binding where Value: BinaryFloatingPoint {
  var asDouble: Binding<Double> {
    Binding<Double>(
      get: { Double(wrappedValue) },
      set: { self.transaction($1).wrappedValue = Value($0) })
  }
}
