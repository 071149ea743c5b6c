import ViewTree

/// A property of an element, with values that it goes through: set, changed, unset.
struct Variation {
  let property: String
  let elements: [Element]

  init(_ property: String, _ elements: [Element]) {
    self.property = property
    self.elements = elements
  }
}

extension Kind {
  /// Each property of the kind's payload. Kinds without a payload have none.
  var variations: [Variation] {
    switch self {
    case .text: [Variation("text", Self.texts.map { .text(TextElement($0)) })]
    case .button:
      [.over("role", [nil, .destructive, .cancel]) { .button(ButtonElement(role: $0)) }]
    case .textField: Self.fields
    case .toggle:
      [
        .over("isOn", [false, true]) { .toggle(ToggleElement(isOn: $0)) },
        .over("style", [.automatic, .checkbox, .button, .switch]) {
          .toggle(ToggleElement(isOn: true, style: $0))
        },
      ]
    case .stack:
      [
        .over("axis", [.vertical, .horizontal, .depth]) { .stack(StackElement($0)) },
        .over("spacing", [nil, .large, SizeStep.none]) {
          .stack(StackElement(.vertical, spacing: $0))
        },
        .over("alignment", [.start, .center, .end]) {
          .stack(StackElement(.vertical, alignment: Alignment(horizontal: $0)))
        },
      ]
    case .list:
      [
        .over("selection", [[], [1], [0], [2]]) {
          .list(ListElement(selectionMode: .single, selection: $0))
        },
        .over("several selected", [[], [0, 2], [1, 2], [0, 1, 2]]) {
          .list(ListElement(selectionMode: .multiple, selection: $0))
        },
        .over("selectionMode", [.none, .single, .multiple]) {
          .list(ListElement(selectionMode: $0))
        },
      ]
    case .slider: Self.sliders
    case .stepper:
      [
        .over("canIncrement", [true, false]) { .stepper(StepperElement(canIncrement: $0)) },
        .over("canDecrement", [true, false]) { .stepper(StepperElement(canDecrement: $0)) },
      ]
    case .picker: Self.pickers
    case .menu:
      [
        .over("label", ["Menu", "Other", ""]) { .menu(MenuElement(label: $0)) },
        .over("icon", [nil, "gear"]) { .menu(MenuElement(label: "Menu", icon: $0)) },
      ]
    case .datePicker:
      [
        .over("seconds", [0, 951_827_696]) {
          .datePicker(DatePickerElement(label: "When", seconds: $0))
        },
        .over("label", ["When", "Until", ""]) {
          .datePicker(DatePickerElement(label: $0, seconds: 0))
        },
        .over("choosesTime", [true, false]) {
          .datePicker(DatePickerElement(label: "When", seconds: 0, choosesTime: $0))
        },
      ]
    case .image:
      [
        .over("source", [.symbol("star"), .symbol("heart")]) {
          .image(ImageElement($0, alternative: "Picture"))
        },
        .over("alternative", ["Star", nil, "Moon"]) {
          .image(ImageElement(.symbol("star"), alternative: $0))
        },
      ]
    case .progress:
      [.over("fraction", [nil, 0.42, 1, 0]) { .progress(ProgressElement(fraction: $0)) }]
    case .chart:
      [
        .over("form", [.line, .area, .bars]) {
          .chart(ChartElement([.init(name: "Load", values: [1, 2])], form: $0))
        },
        .over("series", [[1, 2, 3], [2, nil], []]) {
          .chart(ChartElement([.init(name: "Load", values: $0)]))
        },
      ]
    case .shape: [.over("figure", [.circle, .rectangle]) { .shape(ShapeElement($0)) }]
    default: places
    }
  }

  private static var texts: [StyledText] {
    var style = TextStyle()
    style.isBold = true
    style.foreground = .error
    return [
      "a", "b", "", "a<b & \"c\"", "한글 👩‍👩‍👧 e\u{301}",
      StyledText(runs: [.init("plain "), .init("bold", style: style)]), "two\nlines",
    ]
  }

  private static var fields: [Variation] {
    [
      .over("text", ["a", "abc", "", "한글 👩‍👩‍👧"]) { .textField(TextFieldElement(text: $0)) },
      .over("prompt", ["Name", "", "Other"]) { .textField(TextFieldElement(text: "", prompt: $0)) },
      .over("style", [.plain, .secure, .multiline, .search]) {
        .textField(TextFieldElement(text: "text", prompt: "Name", style: $0))
      },
    ]
  }

  private static var sliders: [Variation] {
    [
      .over("value", [0.5, 0.25, 1, 0]) { .slider(SliderElement(value: $0)) },
      .over("range", [0...1, -10...10, 0...100]) { .slider(SliderElement(value: 1, in: $0)) },
      .over("step", [nil, 0.5, 0.25]) { .slider(SliderElement(value: 0.5, step: $0)) },
    ]
  }

  private static var pickers: [Variation] {
    let styles: [PickerElement.Style] = [
      .automatic, .menu, .segmented, .inline, .wheel, .palette, .radioGroup,
    ]
    let options: [[StyledText]] = [["a", "b"], ["a", "b", "c"], [], ["x"]]
    return styles.map { style in
      .over("selection, \(style.rawValue)", [nil, 0, 2, nil, 1]) {
        .picker(
          PickerElement(label: "Letter", options: ["a", "b", "c"], selection: $0, style: style))
      }
    } + [
      .over("style", styles) {
        .picker(PickerElement(label: "Letter", options: ["a", "b"], selection: 1, style: $0))
      },
      .over("label", ["Letter", "", "Sign"]) {
        .picker(PickerElement(label: $0, options: ["a", "b"], selection: 1))
      },
      .over("options", options) {
        .picker(PickerElement(label: "Letter", options: $0, selection: $0.isEmpty ? nil : 0))
      },
    ]
  }
}

extension Variation {
  static func over<Value>(
    _ property: String, _ values: [Value], _ element: (Value) -> Element
  ) -> Variation {
    Variation(property, values.map(element))
  }
}
