import ViewTree

extension Driver {
  /// Presses a thing, and does what pressing means for its kind.
  package func tap(_ query: Query) throws(Refusal) {
    let entry = try reach(query, to: "tap")
    switch entry.part {
    case .alertButton(let index): return renderer.events?(Event(entry.id, .choose(index))) ?? ()
    case .tab(let index): return try send(.pick(index), to: entry, "tap", query)
    case nil: break
    }
    switch entry.content.element {
    case .toggle(let toggle): try send(.toggle(!toggle.isOn), to: entry, "tap", query)
    case .disclosure(let disclosure):
      try send(.toggle(!disclosure.isExpanded), to: entry, "tap", query)
    case .textField: renderer.moveFocus(to: entry.id)
    case .menu: renderer.user.openMenu = renderer.user.openMenu == entry.id ? nil : entry.id
    default:
      let press = entry.content.events.contains(.press)
      if !press, entry.row != nil, isSelectable(entry) { return try select([query]) }
      try send(.press, to: entry, "tap", query)
      if entry.isMenuItem { renderer.user.openMenu = nil }
    }
  }

  package func toggle(_ query: Query, to wanted: Bool? = nil) throws(Refusal) {
    let entry = try reach(query, to: "toggle")
    switch entry.content.element {
    case .toggle(let toggle):
      if wanted == toggle.isOn { return }
      try send(.toggle(!toggle.isOn), to: entry, "toggle", query)
    case .disclosure(let disclosure):
      if wanted == disclosure.isExpanded { return }
      try send(.toggle(!disclosure.isExpanded), to: entry, "toggle", query)
    default:
      throw Refusal("Can't toggle \(query.description): it is a \(entry.word), not a toggle.")
    }
  }

  package func slide(_ query: Query, to value: Double) throws(Refusal) {
    let entry = try reach(query, to: "slide")
    guard case .slider(let slider) = entry.content.element else {
      throw Refusal("Can't slide \(query.description): it is a \(entry.word), not a slider.")
    }
    guard value >= slider.lowerBound, value <= slider.upperBound else {
      throw Refusal(
        "Can't slide \(query.description) to \(value): it goes from \(slider.lowerBound) to "
          + "\(slider.upperBound).")
    }
    if let step = slider.step, step > 0 {
      let steps = (value - slider.lowerBound) / step
      guard abs(steps - steps.rounded()) < 1e-6 else {
        throw Refusal(
          "Can't slide \(query.description) to \(value): it moves in steps of \(step) from "
            + "\(slider.lowerBound).")
      }
    }
    try send(.slide(value), to: entry, "slide", query)
  }

  package func step(_ query: Query, up: Bool) throws(Refusal) {
    let verb = up ? "step up" : "step down"
    let entry = try reach(query, to: verb)
    guard case .stepper(let stepper) = entry.content.element else {
      throw Refusal("Can't \(verb) \(query.description): it is a \(entry.word), not a stepper.")
    }
    guard up ? stepper.canIncrement : stepper.canDecrement else {
      throw Refusal(
        "Can't \(verb) \(query.description): it is at its \(up ? "upper" : "lower") end.")
    }
    try send(.step(up: up), to: entry, verb, query)
  }

  /// Chooses an option of a picker, a tab, or an entry of a menu, by its text.
  package func choose(_ option: String, in query: Query) throws(Refusal) {
    let entry = try reach(query, to: "choose in")
    let options: [String]
    switch entry.content.element {
    case .picker(let picker): options = picker.options.map(\.plain)
    case .tabs(let tabs): options = tabs.tabs.map(\.label.plain)
    case .menu:
      renderer.user.openMenu = entry.id
      var item = Query(noun: "menu item", name: option, place: .menuItem)
      item.scopes = query.scopes + [query.withoutScopes]
      do {
        return try tap(item)
      } catch {
        renderer.user.openMenu = nil
        throw error
      }
    default:
      throw Refusal(
        "Can't choose in \(query.description): it is a \(entry.word), which has no options.")
    }
    guard let index = options.firstIndex(of: option) else {
      let names = options.map(quoted).joined(separator: ", ")
      throw Refusal(
        "Can't choose \(quoted(option)) in \(query.description): its options are \(names).")
    }
    try send(.pick(index), to: entry, "choose in", query)
  }

  package func setDate(_ query: Query, seconds: Double) throws(Refusal) {
    let entry = try reach(query, to: "set")
    guard case .datePicker(let picker) = entry.content.element else {
      throw Refusal("Can't set \(query.description): it is a \(entry.word), not a date picker.")
    }
    guard seconds >= picker.lowerBound ?? seconds, seconds <= picker.upperBound ?? seconds else {
      throw Refusal("Can't set \(query.description): the date is outside of what it allows.")
    }
    try send(.date(seconds), to: entry, "set", query)
  }

  /// Chooses an action of the context menu, or one that swiping a row offers.
  package func act(_ name: String, on query: Query) throws(Refusal) {
    let entry = try reach(query, to: "use the context menu of")
    let actions = entry.content.meaning.actions
    guard let index = actions.firstIndex(where: { $0.label.plain == name }) else {
      let names = actions.map { quoted($0.label.plain) }.joined(separator: ", ")
      throw Refusal(
        "Can't choose \(quoted(name)) in the context menu of \(query.description): "
          + (actions.isEmpty ? "it has none." : "its actions are \(names)."))
    }
    guard !actions[index].isDisabled else {
      throw Refusal(
        "Can't choose \(quoted(name)) in the context menu of \(query.description): the action is "
          + "disabled, so a user couldn't either.")
    }
    try send(.action(index), to: entry, "use the context menu of", query)
  }
}

extension Query {
  package var withoutScopes: Query {
    var copy = self
    copy.scopes = []
    return copy
  }
}
