extension Node {
  /// What this node is called by a user and by assistive technology: its label where it has one,
  /// else what it shows. Empty where it has no name.
  ///
  /// A control whose label is content of its own is named by the texts in it, joined by spaces.
  public var accessibleName: String {
    if let label = content.meaning.label { return label }
    switch content.element {
    case .text(let element): return element.text.plain
    case .textField(let field): return field.prompt
    case .picker(let picker): return picker.label
    case .menu(let menu): return menu.label.plain
    case .datePicker(let picker): return picker.label
    case .disclosure(let disclosure): return disclosure.label.plain
    case .image(let image): return image.alternative ?? ""
    case .section(let section): return section.header?.plain ?? ""
    case .window(let window): return window.title
    case .screen(let screen): return screen.title
    case .alert(let alert), .dialog(let alert): return alert.title.plain
    case .button, .toggle, .slider, .stepper, .progress: return childrenName
    default: return ""
    }
  }

  /// Whether the children are the label of a control, and so its name rather than content.
  public var isNamedByItsChildren: Bool {
    switch content.element.kind {
    case .button, .toggle, .slider, .stepper, .progress: true
    default: false
    }
  }

  private var childrenName: String {
    children.lazy.filter {
      !$0.content.meaning.isHidden && $0.content.element.kind.outlet == .content
    }
    .map { child in
      switch child.content.element {
      case .stack, .group: child.content.meaning.label ?? child.childrenName
      default: child.accessibleName
      }
    }
    .filter { !$0.isEmpty }
    .joined(separator: " ")
  }

  /// The value that this node stands at, in words, or `nil` where it has none.
  ///
  /// A secure field's value is dots, as many as it has characters.
  public var accessibleValue: String? {
    if let value = content.meaning.value { return value }
    switch content.element {
    case .textField(let field):
      return field.style == .secure ? String(repeating: "•", count: field.text.count) : field.text
    case .toggle(let toggle): return toggle.isOn ? "on" : "off"
    case .disclosure(let disclosure): return disclosure.isExpanded ? "expanded" : "collapsed"
    case .tabs(let tabs):
      guard let index = tabs.selection, tabs.tabs.indices.contains(index) else { return nil }
      return tabs.tabs[index].label.plain
    case .slider(let slider): return describe(slider.value)
    case .picker(let picker):
      guard let index = picker.selection, picker.options.indices.contains(index) else { return nil }
      return picker.options[index].plain
    case .progress(let progress):
      return progress.fraction.map { "\(Int(($0.clampedToUnit * 100).rounded()))%" }
    case .chart(let chart): return chart.summary
    default: return nil
    }
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { self >= 0 ? Swift.min(self, 1) : 0 }
}

/// A number without a fraction that says nothing: `3`, not `3.0`.
private func describe(_ value: Double) -> String {
  if let whole = Int(exactly: value) { return "\(whole)" }
  return "\(value)"
}
