extension Node: CustomStringConvertible {
  /// The tree as one line per node, for people who look for a bug: id, kind, payload, what differs
  /// from the default.
  ///
  /// ```
  /// #1 window "Login"
  ///   #2 navigationStack
  ///     #3 screen "Login"
  ///       #4 textField "E-mail" = "blob" focused (edit)
  /// ```
  public var description: String {
    var lines: [String] = []
    var pending: [(node: Node, depth: Int)] = [(self, 0)]
    while let (node, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      pending += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    var parts = ["\(id)", content.element.kind.rawValue]
    switch content.element {
    case .stack(let stack): parts.append(stack.axis.rawValue)
    case .button(let button): if let role = button.role { parts.append(role.rawValue) }
    default: break
    }
    let name = ownName
    if !name.isEmpty { parts.append("\"\(name)\"") }
    if let window = content.element.window {
      let rows = window.rows(layoutChildCount)
      parts.append("rows \(rows.lowerBound)..<\(rows.upperBound) of \(window.total)")
    }
    if let value = accessibleValue { parts.append("= \"\(value)\"") }
    let meaning = content.meaning
    if meaning.isDisabled { parts.append("disabled") }
    if meaning.isHidden { parts.append("hidden") }
    if meaning.isAccessibilityHidden { parts.append("decoration") }
    if meaning.isFocused == true { parts.append("focused") }
    if let identifier = meaning.identifier { parts.append("identifier: \(identifier)") }
    if !content.events.isEmpty { parts.append("(\(content.events.names.joined(separator: ", ")))") }
    return parts.joined(separator: " ")
  }

  /// The number of children that aren't presentations.
  private var layoutChildCount: Int {
    children.count { $0.content.element.kind.outlet == .content }
  }

  /// The name that the node has by itself, not by what is in it.
  private var ownName: String {
    Node(id: id, content: content).accessibleName
  }
}

extension EventSet {
  /// The names of the events, in the order of their bits.
  var names: [String] {
    let all: [(EventSet, String)] = [
      (.press, "press"), (.edit, "edit"), (.submit, "submit"), (.toggle, "toggle"),
      (.slide, "slide"), (.step, "step"), (.pick, "pick"), (.select, "select"), (.focus, "focus"),
      (.choose, "choose"), (.dismiss, "dismiss"), (.back, "back"), (.close, "close"),
      (.delete, "delete"), (.move, "move"), (.refresh, "refresh"), (.action, "action"),
      (.date, "date"), (.show, "show"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
