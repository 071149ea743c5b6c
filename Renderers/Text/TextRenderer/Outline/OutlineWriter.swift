import ViewTree

/// Writes an outline from a node down.
struct OutlineWriter {
  let user: UserState
  let details: Outline.Details
  private(set) var lines: [String] = []

  /// Where in the outline a node is written.
  struct Place {
    var depth = 0
    var isDisabled = false
    /// Where the node is a row: whether it is selected.
    var row: Bool?
    var isInList = false

    var deeper: Place { Place(depth: depth + 1, isDisabled: isDisabled, isInList: isInList) }
  }

  init(user: UserState, details: Outline.Details) {
    self.user = user
    self.details = details
  }

  mutating func write(_ node: Node, _ outer: Place) {
    let meaning = node.content.meaning
    guard !meaning.isHidden else { return }
    var place = outer
    place.isDisabled = outer.isDisabled || meaning.isDisabled
    let role = node.content.role
    if role == .none, place.row != nil, meaning.label == nil { return writeRow(node, place) }
    let isGroup = role == .none && (meaning.label != nil || node.content.events.contains(.press))
    guard role != .none || isGroup else {
      place.row = nil
      return writeChildren(of: node, place)
    }
    add(line(node, isGroup ? "group" : role.word(node.content), place), place.depth)
    place.isInList = node.content.element.kind == .list || place.isInList
    switch node.content.element {
    case .alert(let alert), .dialog(let alert): writeAlert(alert, place.depth + 1)
    case .section(let section):
      writeChildren(of: node, place.deeper)
      if let footer = section.footer { add("text \(quoted(footer.plain))", place.depth + 1) }
      return
    default: break
    }
    if node.isNamedByItsChildren {
      writePresentations(of: node, place.deeper)
    } else {
      writeChildren(of: node, place.deeper)
    }
  }

  /// A row that shows one thing is that thing; one that shows several is named and holds them.
  private mutating func writeRow(_ node: Node, _ place: Place) {
    var inner = OutlineWriter(user: user, details: details)
    var innerPlace = Place(depth: 0, isDisabled: place.isDisabled)
    inner.writeChildren(of: node, innerPlace)
    if inner.lines.count == 1 {
      innerPlace.depth = place.depth
      innerPlace.row = place.row
      for child in node.visibleChildren { write(child, innerPlace) }
      return
    }
    guard !inner.lines.isEmpty else { return }
    add("row" + suffix(flags(node, place)), place.depth)
    for line in inner.lines { add(line, place.depth + 1) }
  }

  private mutating func writeChildren(of node: Node, _ place: Place) {
    var selected: Set<Int>?
    if case .list(let list) = node.content.element { selected = list.selection }
    for (index, child) in node.visibleChildren.enumerated() {
      var place = place
      if let selected, child.content.element.kind != .section,
        child.content.element.kind.outlet == .content
      {
        place.row = selected.contains(index)
      } else if place.isInList, node.content.element.kind == .section,
        child.content.element.kind == .stack
      {
        place.row = false
      }
      write(child, place)
    }
  }

  /// The label of a control is its name and not repeated; what is presented from it is kept.
  private mutating func writePresentations(of node: Node, _ place: Place) {
    for child in node.children where child.content.element.kind.outlet == .presentation {
      write(child, place)
    }
  }

  private mutating func writeAlert(_ alert: AlertElement, _ depth: Int) {
    if let message = alert.message { add("text \(quoted(message.plain))", depth) }
    for button in alert.buttons {
      add(
        "button \(quoted(button.label.plain))" + suffix(button.role.map { [$0.rawValue] } ?? []),
        depth)
    }
  }

  private func line(_ node: Node, _ role: String, _ place: Place) -> String {
    var parts = [role]
    let name = node.accessibleName
    if !name.isEmpty { parts.append(quoted(name)) }
    if let value = node.accessibleValue {
      parts.append("=")
      parts.append(isWord(value, node.content) ? value : quoted(value))
    }
    if details.contains(.identifiers), let identifier = node.content.meaning.identifier {
      parts.append("#\(identifier)")
    }
    if details.contains(.nodeIDs) { parts.append("@\(node.id.rawValue)") }
    return parts.joined(separator: " ") + suffix(flags(node, place))
  }

  private func suffix(_ flags: [String]) -> String {
    flags.isEmpty ? "" : " [\(flags.joined(separator: ", "))]"
  }

  private func flags(_ node: Node, _ place: Place) -> [String] {
    let meaning = node.content.meaning
    var flags: [String] = []
    if case .button(let button) = node.content.element, let role = button.role {
      flags.append(role.rawValue)
    }
    if case .sheet(let sheet) = node.content.element, sheet.style != .sheet {
      flags.append(sheet.style == .popover ? "popover" : "full screen")
    }
    if case .sheet(let sheet) = node.content.element, !sheet.canDismiss {
      flags.append("can't be dismissed")
    }
    if place.isDisabled, node.content.role.isInteractive || meaning.isDisabled {
      flags.append("disabled")
    }
    if user.isFocused(node) { flags.append("focused") }
    if user.openMenu == node.id { flags.append("open") }
    if place.row == true { flags.append("selected") }
    if let badge = meaning.badge { flags.append("badge \(badge)") }
    if node.content.events.contains(.press), !node.content.role.isInteractive {
      flags.append("can be tapped")
    }
    if node.content.events.contains(.refresh) { flags.append("can be refreshed") }
    if meaning.isAccessibilityHidden, node.content.element.kind != .image {
      flags.append("decoration")
    }
    if let direction = node.content.appearance.direction {
      flags.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    if let shortcut = meaning.shortcut { flags.append("key \(shortcut.words)") }
    if let hint = meaning.hint { flags.append("hint \(quoted(hint))") }
    if let help = meaning.help { flags.append("help \(quoted(help))") }
    if !meaning.actions.isEmpty {
      let names = meaning.actions.map(\.label.plain).joined(separator: ", ")
      flags.append("actions: \(names)")
    }
    return flags
  }

  private func isWord(_ value: String, _ content: Content) -> Bool {
    guard content.meaning.value == nil else { return false }
    switch content.element.kind {
    case .toggle, .slider, .progress, .disclosure: return true
    default: return false
    }
  }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
