extension Element {
  /// What the element becomes in core kinds, or `nil` where it is of one.
  var loweredParts: LoweredParts? {
    switch self {
    case .text, .button, .textField, .toggle, .stack, .list, .group, .spacer: nil
    case .slider(let slider): slider.lowered
    case .stepper(let stepper): stepper.lowered
    case .picker(let picker): picker.lowered
    case .menu(let menu): .column([.text(menu.label), .content]).labelled(menu.label.plain)
    case .datePicker(let picker): picker.lowered
    case .image(let image): image.lowered
    case .progress(let progress): progress.lowered
    case .divider: .decoration
    case .shape: .decoration
    case .chart(let chart): chart.lowered
    case .section(let section): section.lowered
    case .form: .column([.content])
    case .scroll, .foreign: LoweredParts(.group, [.content])
    case .grid: .column([.content])
    case .tabs(let tabs): tabs.lowered
    case .disclosure(let disclosure): disclosure.lowered
    case .window(let window): LoweredParts(.group, [.content]).labelled(window.title)
    case .navigationStack: LoweredParts(.group, [.content])
    case .screen(let screen): screen.lowered
    case .toolbarItem: LoweredParts(.group, [.content])
    case .alert(let alert), .dialog(let alert): alert.lowered
    case .sheet(let sheet): sheet.lowered
    }
  }
}

extension LoweredParts {
  fileprivate static var decoration: LoweredParts {
    var parts = LoweredParts(.group)
    parts.isDecoration = true
    return parts
  }
}

extension SliderElement {
  fileprivate var lowered: LoweredParts {
    let step = step ?? (upperBound - lowerBound) / 10
    var parts = LoweredParts.row([
      .content,
      .button(
        "−", isDisabled: value <= lowerBound, sends: .slide(max(value - step, lowerBound))),
      .text(StyledText("\(value)")),
      .button(
        "+", isDisabled: value >= upperBound, sends: .slide(min(value + step, upperBound))),
    ])
    parts.value = "\(value)"
    return parts
  }
}

extension StepperElement {
  fileprivate var lowered: LoweredParts {
    .row([
      .content,
      .button("−", isDisabled: !canDecrement, sends: .step(up: false)),
      .button("+", isDisabled: !canIncrement, sends: .step(up: true)),
    ])
  }
}

extension PickerElement {
  fileprivate var lowered: LoweredParts {
    let choices = options.enumerated().map { index, option in
      Lowered.Child.choice(option, isOn: index == selection, sends: .pick(index))
    }
    let title: [Lowered.Child] = label.isEmpty ? [] : [.text(StyledText(label))]
    return LoweredParts.column(title + choices).labelled(label)
  }
}

extension DatePickerElement {
  fileprivate var lowered: LoweredParts {
    let step: Double = choosesDate ? 86_400 : 3_600
    let title: [Lowered.Child] = label.isEmpty ? [] : [.text(StyledText(label))]
    let text = CivilTime(seconds: seconds).description(date: choosesDate, time: choosesTime)
    var parts = LoweredParts.row(
      title + [
        .button("−", sends: .date(max(seconds - step, lowerBound ?? -.infinity))),
        .text(StyledText(text)),
        .button("+", sends: .date(min(seconds + step, upperBound ?? .infinity))),
      ]
    ).labelled(label)
    parts.value = text
    return parts
  }
}

extension ImageElement {
  fileprivate var lowered: LoweredParts {
    guard let alternative, !alternative.isEmpty else { return .decoration }
    return LoweredParts(.text(TextElement(alternative)))
  }
}

extension ProgressElement {
  fileprivate var lowered: LoweredParts {
    let percent = fraction.map { "\(Int((min(max($0, 0), 1) * 100).rounded()))%" }
    var parts = LoweredParts.row([.content, .text(StyledText(percent ?? "…"))])
    parts.value = percent
    return parts
  }
}

extension SectionElement {
  fileprivate var lowered: LoweredParts {
    let title: [Lowered.Child] = header.map { [.text($0, isHeading: true)] } ?? []
    return LoweredParts.column(title + [.content] + Lowered.Child.text(footer))
      .labelled(header?.plain)
  }
}

extension TabsElement {
  fileprivate var lowered: LoweredParts {
    let bar = Lowered(
      Content(.stack(StackElement(.horizontal, spacing: .small))),
      children: tabs.enumerated().map { index, tab in
        .choice(tab.label, isOn: index == selection, sends: .pick(index))
      })
    return .column([.node(bar), .content])
  }
}

extension DisclosureElement {
  fileprivate var lowered: LoweredParts {
    .column([.choice(label, isOn: isExpanded, sends: .toggle(!isExpanded)), .content])
  }
}

extension ScreenElement {
  fileprivate var lowered: LoweredParts {
    let back: [Lowered.Child] = canGoBack ? [.button("Back", sends: .dismiss)] : []
    return LoweredParts.column(back + [.content]).labelled(title)
  }
}

extension AlertElement {
  fileprivate var lowered: LoweredParts {
    let title: [Lowered.Child] = isTitleVisible ? [.text(title, isHeading: true)] : []
    let buttons = buttons.enumerated().map { index, button in
      Lowered.Child.button(button.label, role: button.role, sends: .choose(index))
    }
    return LoweredParts.column(title + Lowered.Child.text(message) + buttons)
      .labelled(self.title.plain)
  }
}

extension SheetElement {
  fileprivate var lowered: LoweredParts {
    let close: [Lowered.Child] =
      canDismiss ? [.button("Close", role: .cancel, sends: .dismiss)] : []
    return .column([.content] + close)
  }
}
