import ViewTree

/// Work in progress: a spinner, or a bar where it is known how far it got.
public struct ProgressView<Label: View>: View {
  public typealias Body = Never

  let fraction: Double?
  let label: Label

  init(fraction: Double?, label: Label) {
    self.fraction = fraction
    self.label = label
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }

  /// - Parameter value: From 0 to `total`, or `nil` where nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { total > 0 ? Double($0 / total) : 0 }, label: label())
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .progress(ProgressElement(fraction: view.fraction.map { min(max($0, 0), 1) })),
      children: Label.makeBlueprint(of: view.label, in: context.inner))
  }
}

extension ProgressView where Label == EmptyView {
  public init() {
    self.init(fraction: nil, label: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) {}
  }
}

extension ProgressView where Label == Text {
  public init(_ title: String) {
    self.init { Text(title) }
  }

  public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}
