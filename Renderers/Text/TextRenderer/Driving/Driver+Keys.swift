import ViewTree

extension Driver {
  /// Puts keyboard focus at a thing.
  package func focus(_ query: Query) throws(Refusal) {
    let entry = try reach(query, to: "focus")
    guard entry.part == nil, entry.content.isFocusable else {
      throw Refusal("Can't focus \(query.description): a \(entry.word) takes no keyboard focus.")
    }
    renderer.moveFocus(to: entry.id)
  }

  /// Moves focus along the order of reading, around the ends.
  package func moveFocus(forward: Bool) throws(Refusal) {
    let order = renderer.focusOrder
    guard !order.isEmpty else {
      throw Refusal("Can't move the focus: nothing on screen takes keyboard focus.")
    }
    guard let focus = renderer.user.focus, let place = order.firstIndex(of: focus) else {
      return renderer.moveFocus(to: forward ? order[0] : order[order.count - 1])
    }
    let next = (place + (forward ? 1 : order.count - 1)) % order.count
    renderer.moveFocus(to: order[next])
  }

  /// Presses a key: a shortcut of something in reach first, then what the key does where focus is.
  package func press(_ key: KeyboardShortcut) throws(Refusal) {
    if let entry = try shortcut(key) { return try activate(entry, key) }
    switch (key.key, key.modifiers) {
    case (.tab, []): return try moveFocus(forward: true)
    case (.tab, .shift): return try moveFocus(forward: false)
    case (.escape, []): return try escape()
    default: break
    }
    guard let focus = renderer.user.focus, let handle = renderer.handles[focus],
      let entry = index.entries.first(where: { $0.id == focus && $0.part == nil })
    else {
      throw Refusal(
        "Can't press \(key.words): it is nobody's shortcut, and nothing has keyboard focus.")
    }
    if let obstacle = entry.obstacle {
      throw Refusal("Can't press \(key.words): focus is at \(entry.line), and that \(obstacle).")
    }
    if handle.sync != nil {
      guard edit(key, handle) else { throw unused(key, at: entry) }
    } else if key.modifiers == [], key.key == .space || key.key == .return {
      try activate(entry, key)
    } else {
      throw unused(key, at: entry)
    }
  }

  private func unused(_ key: KeyboardShortcut, at entry: ScreenIndex.Entry) -> Refusal {
    Refusal(
      "Can't press \(key.words): it is nobody's shortcut, and it does nothing at "
        + "\(entry.word) \(quoted(entry.name)), where focus is.")
  }

  private func shortcut(_ key: KeyboardShortcut) throws(Refusal) -> ScreenIndex.Entry? {
    let all = index.entries.filter { $0.content.meaning.shortcut == key && $0.part == nil }
    if let entry = all.first(where: { $0.obstacle == nil }) { return entry }
    // What is out of reach doesn't listen; what is disabled swallows the key.
    guard let entry = all.first(where: { $0.obstacle == "is disabled" }) else { return nil }
    throw Refusal(
      "Can't press \(key.words): it is the shortcut of \(entry.word) \(quoted(entry.name)), which "
        + "is disabled.")
  }

  private func activate(_ entry: ScreenIndex.Entry, _ key: KeyboardShortcut) throws(Refusal) {
    switch entry.content.element {
    case .toggle(let toggle): renderer.events?(Event(entry.id, .toggle(!toggle.isOn)))
    case .disclosure(let disclosure):
      renderer.events?(Event(entry.id, .toggle(!disclosure.isExpanded)))
    case .menu: renderer.user.openMenu = entry.id
    case .textField: renderer.moveFocus(to: entry.id)
    default:
      guard entry.content.events.contains(.press) else { throw unused(key, at: entry) }
      renderer.events?(Event(entry.id, .press))
      if entry.isMenuItem { renderer.user.openMenu = nil }
    }
  }

  /// Closes what is on top: a menu, or a presentation that may be dismissed.
  private func escape() throws(Refusal) {
    if renderer.user.openMenu != nil { return renderer.user.openMenu = nil }
    guard
      let top = index.entries.last(where: { entry in
        entry.obstacle == nil && entry.part == nil
          && entry.content.element.kind.outlet == .presentation
      })
    else { throw Refusal("Can't press Escape: nothing is open that it would close.") }
    if case .sheet(let sheet) = top.content.element, !sheet.canDismiss {
      throw Refusal("Can't press Escape: the sheet may not be dismissed now.")
    }
    renderer.events?(Event(top.id, .dismiss))
  }

  /// What a key does in a text field. Returns false where it does nothing.
  private func edit(_ key: KeyboardShortcut, _ field: TextRenderer.Handle) -> Bool {
    let extends = key.modifiers == .shift
    guard key.modifiers == [] || extends else { return false }
    let scalars = field.sync?.shown ?? ""
    let count = scalars.unicodeScalars.count
    let selection = renderer.selection(of: field)
    func go(to caret: Int) {
      renderer.select(
        TextSelection(anchor: extends ? selection.anchor : caret, caret: caret), in: field)
    }
    switch key.key {
    case .character(let text):
      renderer.insert(extends ? text.uppercased() : text, into: field)
    case .space: renderer.insert(" ", into: field)
    case .return:
      if case .textField(let element) = field.content.element, element.style == .multiline {
        renderer.insert("\n", into: field)
      } else {
        renderer.events?(Event(field.id, .submit))
      }
    case .delete: renderer.deleteBackwards(in: field)
    case .home, .up: go(to: 0)
    case .end, .down: go(to: count)
    case .left: go(to: scalars.scalarOffset(from: selection.caret, by: -1))
    case .right: go(to: scalars.scalarOffset(from: selection.caret, by: 1))
    case .escape, .tab, .pageUp, .pageDown: return false
    }
    return true
  }
}

extension String {
  /// The position one character further on or back, in scalars.
  fileprivate func scalarOffset(from scalars: Int, by step: Int) -> Int {
    let place = unicodeScalars.index(
      unicodeScalars.startIndex, offsetBy: scalars, limitedBy: unicodeScalars.endIndex)
    let head = self[..<(place ?? endIndex)]
    if step < 0 { return scalars - (head.last?.unicodeScalars.count ?? 0) }
    return scalars + (self[head.endIndex...].first?.unicodeScalars.count ?? 0)
  }
}

extension KeyboardShortcut {
  /// The key as a person says it: `Control+Shift+S`.
  package var words: String {
    var parts: [String] = []
    if modifiers.contains(.command) || modifiers.contains(.control) { parts.append("Control") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    switch key {
    case .character(let text): parts.append(text.uppercased())
    case .return: parts.append("Return")
    case .escape: parts.append("Escape")
    case .delete: parts.append("Backspace")
    case .tab: parts.append("Tab")
    case .space: parts.append("Space")
    case .up: parts.append("Up")
    case .down: parts.append("Down")
    case .left: parts.append("Left")
    case .right: parts.append("Right")
    case .home: parts.append("Home")
    case .end: parts.append("End")
    case .pageUp: parts.append("Page Up")
    case .pageDown: parts.append("Page Down")
    }
    return parts.joined(separator: "+")
  }
}
