import ViewTree

/// One element of every kind, for tests that must not miss any.
public enum Samples {
  /// In the order of ``Kind/allCases``.
  public static let all: [Element] = [
    .text(TextElement("text")),
    .button(ButtonElement(role: .destructive)),
    .textField(TextFieldElement(text: "text", prompt: "prompt", style: .secure)),
    .toggle(ToggleElement(isOn: true)),
    .stack(StackElement(.vertical, spacing: .small)),
    .list(ListElement(selectionMode: .single, selection: [1])),
    .group,
    .spacer,
    .slider(SliderElement(value: 0.5, step: 0.25)),
    .stepper(StepperElement(canIncrement: false)),
    .picker(PickerElement(label: "Letter", options: ["a", "b"], selection: 1)),
    .menu(MenuElement(label: "Menu", icon: "gear")),
    .datePicker(DatePickerElement(label: "When", seconds: 951_827_696)),
    .image(ImageElement(.symbol("star"), alternative: "Star")),
    .progress(ProgressElement(fraction: 0.42)),
    .divider,
    .shape(ShapeElement(.circle)),
    .section(SectionElement(header: "Header", footer: "Footer")),
    .form,
    .scroll(ScrollElement()),
    .grid(GridElement(columns: 2)),
    .tabs(TabsElement(tabs: [.init(label: "A"), .init(label: "B")], selection: 0)),
    .disclosure(DisclosureElement(label: "More", isExpanded: true)),
    .chart(ChartElement([.init(name: "Load", values: [1, nil, 3], color: .green)], in: 0...4)),
    .foreign(ForeignElement(name: "map", version: 3)),
    .window(WindowElement(title: "Window")),
    .navigationStack,
    .screen(ScreenElement(title: "Screen")),
    .toolbarItem(ToolbarItemElement(placement: .primary)),
    .alert(
      AlertElement(
        title: "Alert", message: "Message", buttons: [.init("OK"), .init("No", role: .cancel)])),
    .dialog(AlertElement(title: "Dialog", buttons: [.init("Go")])),
    .sheet(SheetElement()),
  ]

  /// The sample of a kind.
  public static func element(_ kind: Kind) -> Element {
    all.first { $0.kind == kind } ?? .group
  }
}
