import ViewTree

/// A control with what a user does to it: the gesture, what is reported, and how it reads if state
/// follows.
@MainActor
struct Control {
  let name: String
  let element: Element
  let gesture: Gesture
  let event: Event.Kind
  /// The element once state has followed; `nil` where nothing is stored.
  let after: Element?

  init(
    _ name: String, _ element: Element, _ gesture: Gesture, _ event: Event.Kind,
    after: Element? = nil
  ) {
    self.name = name
    self.element = element
    self.gesture = gesture
    self.event = event
    self.after = after
  }

  static var all: [Control] {
    [
      Control("button", .button(ButtonElement()), .press, .press),
      Control("slider", slider(0.25), .slide(0.75), .slide(0.75), after: slider(0.75)),
      Control("stepper, up", .stepper(StepperElement()), .step(up: true), .step(up: true)),
      Control("stepper, down", .stepper(StepperElement()), .step(up: false), .step(up: false)),
      Control("picker, first of none", picker(nil), .pick(0), .pick(0), after: picker(0)),
      Control("picker, another", picker(0), .pick(2), .pick(2), after: picker(2)),
      Control(
        "picker, segmented", picker(0, .segmented), .pick(1), .pick(1),
        after: picker(1, .segmented)),
      Control(
        "picker, inline", picker(2, .inline), .pick(0), .pick(0), after: picker(0, .inline)),
      Control("tabs", tabs(0), .pick(1), .pick(1), after: tabs(1)),
      Control("disclosure, open", more(false), .toggle, .toggle(true), after: more(true)),
      Control("disclosure, close", more(true), .toggle, .toggle(false), after: more(false)),
      Control(
        "datePicker", date(0), .setDate(951_782_400), .date(951_782_400), after: date(951_782_400)),
      Control("list", list([]), .selectRow(1), .select([1]), after: list([1])),
    ] + toggles
  }

  var kind: Kind { element.kind }

  private static var toggles: [Control] {
    let styles: [ToggleElement.Style] = [.automatic, .switch, .checkbox, .button]
    return styles.map { style in
      Control(
        "toggle, \(style.rawValue)", .toggle(ToggleElement(isOn: false, style: style)), .toggle,
        .toggle(true), after: .toggle(ToggleElement(isOn: true, style: style)))
    }
  }

  private static func slider(_ value: Double) -> Element {
    .slider(SliderElement(value: value, step: 0.25))
  }

  private static func picker(
    _ selection: Int?, _ style: PickerElement.Style = .automatic
  ) -> Element {
    .picker(
      PickerElement(label: "Letter", options: ["a", "b", "c"], selection: selection, style: style))
  }

  private static func tabs(_ selection: Int) -> Element {
    .tabs(TabsElement(tabs: [.init(label: "A"), .init(label: "B")], selection: selection))
  }

  private static func more(_ isExpanded: Bool) -> Element {
    .disclosure(DisclosureElement(label: "More", isExpanded: isExpanded))
  }

  private static func date(_ seconds: Double) -> Element {
    .datePicker(DatePickerElement(label: "When", seconds: seconds, choosesTime: false))
  }

  private static func list(_ selection: Set<Int>) -> Element {
    .list(ListElement(selectionMode: .single, selection: selection))
  }
}
