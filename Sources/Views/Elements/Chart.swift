import ViewTree

/// Numbers as a picture: how something went over time, or how things compare.
///
/// ```swift
/// Chart(store.load, in: 0...100, unit: "%")
///   .chartForm(.area)
///   .accessibilityLabel("Load")
/// ```
///
/// GTK draws it, a terminal shows it in braille, and assistive technology reads its last number and
/// its range. A hint of its height is `frame(height:)`.
public struct Chart: View {
  public typealias Body = Never

  /// How numbers become a picture.
  public typealias Form = ChartElement.Form
  /// One row of numbers under a name.
  public typealias Series = ChartElement.Series

  private var element: ChartElement

  /// Makes a chart of several series over one scale.
  ///
  /// - Parameter bounds: The ends of the scale; `nil` for those of the numbers.
  public init(_ series: [Series], in bounds: ClosedRange<Double>? = nil, unit: String = "") {
    element = ChartElement(series, in: bounds, unit: unit)
  }

  /// Makes a chart of one row of numbers.
  public init(
    _ values: some Sequence<Double>, in bounds: ClosedRange<Double>? = nil, unit: String = ""
  ) {
    self.init([Series(values: Array(values))], in: bounds, unit: unit)
  }

  /// Draws the numbers as a line, as the area below one, or as bars.
  public func chartForm(_ form: Form) -> Chart {
    var copy = self
    copy.element.form = form
    return copy
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.chart(view.element))
  }
}
