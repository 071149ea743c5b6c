public import FoundationEssentials
import ViewTree

/// A date, a time of day, or both.
public struct DatePicker<Label: View>: View {
  public typealias Body = Never

  /// What can be chosen.
  public struct Components: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var date: Components { Components(rawValue: 1) }
    public static var hourAndMinute: Components { Components(rawValue: 2) }
  }

  let selection: Binding<Date>
  let lowerBound: Date?
  let upperBound: Date?
  let components: Components
  let label: Label

  init(
    selection: Binding<Date>, _ lowerBound: Date?, _ upperBound: Date?, _ components: Components,
    label: Label
  ) {
    self.selection = selection
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.components = components
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, nil, nil, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range.lowerBound, range.upperBound, displayedComponents, label: label())
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let selection = view.selection
    let element = DatePickerElement(
      label: InlineReader(Label.makeBlueprint(of: view.label, in: context.inner)).text.plain,
      seconds: selection.wrappedValue.timeIntervalSince1970,
      lowerBound: view.lowerBound?.timeIntervalSince1970,
      upperBound: view.upperBound?.timeIntervalSince1970,
      choosesDate: view.components.contains(.date),
      choosesTime: view.components.contains(.hourAndMinute))
    let handlers = Handlers(.date) { event in
      guard case .date(let seconds) = event else { return }
      let lower = element.lowerBound ?? -.infinity
      let upper = element.upperBound ?? .infinity
      selection.wrappedValue = Date(timeIntervalSince1970: min(max(seconds, lower), upper))
    }
    return context.element(.datePicker(element), handlers: handlers)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: String, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, range.lowerBound, nil, displayedComponents, label: Text(title))
  }

  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, nil, range.upperBound, displayedComponents, label: Text(title))
  }
}
