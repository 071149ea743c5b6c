import ViewTree

/// A tree as one line per meaningful node: role, name, value, state.
///
/// ```
/// window "Login"
///   screen "Login"
///     text field "E-mail" = "blob@example.com" [focused]
///     secure field "Password" = "•••"
///     button "Log in" [disabled]
///   alert "Login failed"
///     text "Check your password."
///     button "OK" [cancel]
/// ```
///
/// Layout is left out, so a changed frame means that something changed for the user.
public struct Outline {
  public let text: String

  public init(_ node: Node) {
    var lines: [String] = []
    Self.write(node, depth: 0, isDisabled: false, into: &lines)
    text = lines.joined(separator: "\n")
  }

  private static func write(
    _ node: Node, depth: Int, isDisabled: Bool, into lines: inout [String]
  ) {
    let meaning = node.content.meaning
    guard !meaning.isHidden else { return }
    let isDisabled = isDisabled || meaning.isDisabled
    let role = node.content.role
    let isNamedGroup = role == .none && meaning.label != nil
    if role == .none, !isNamedGroup {
      writeChildren(of: node, depth: depth, isDisabled: isDisabled, into: &lines)
      return
    }
    lines.append(
      String(repeating: "  ", count: depth)
        + line(node, role: isNamedGroup ? "group" : role.word(node.content), isDisabled: isDisabled)
    )
    switch node.content.element {
    case .alert(let alert), .dialog(let alert):
      writeAlert(alert, depth: depth + 1, into: &lines)
    case .section(let section):
      writeChildren(of: node, depth: depth + 1, isDisabled: isDisabled, into: &lines)
      if let footer = section.footer {
        lines.append(indented("text \(quoted(footer.plain))", depth + 1))
      }
      return
    default: break
    }
    guard !node.isNamedByItsChildren else {
      writeControls(in: node, depth: depth + 1, isDisabled: isDisabled, into: &lines)
      return
    }
    writeChildren(of: node, depth: depth + 1, isDisabled: isDisabled, into: &lines)
  }

  private static func writeChildren(
    of node: Node, depth: Int, isDisabled: Bool, into lines: inout [String]
  ) {
    for child in node.visibleChildren {
      write(child, depth: depth, isDisabled: isDisabled, into: &lines)
    }
  }

  /// The label of a control is its name and not repeated; what is presented from it is kept.
  private static func writeControls(
    in node: Node, depth: Int, isDisabled: Bool, into lines: inout [String]
  ) {
    for child in node.children where child.content.element.kind.outlet == .presentation {
      write(child, depth: depth, isDisabled: isDisabled, into: &lines)
    }
  }

  private static func writeAlert(_ alert: AlertElement, depth: Int, into lines: inout [String]) {
    if let message = alert.message {
      lines.append(indented("text \(quoted(message.plain))", depth))
    }
    for button in alert.buttons {
      let role = button.role.map { " [\($0.rawValue)]" } ?? ""
      lines.append(indented("button \(quoted(button.label.plain))\(role)", depth))
    }
  }

  private static func line(_ node: Node, role: String, isDisabled: Bool) -> String {
    var parts = [role]
    let name = node.accessibleName
    if !name.isEmpty { parts.append(quoted(name)) }
    if let value = node.accessibleValue {
      parts.append("=")
      parts.append(isWord(value, node.content) ? value : quoted(value))
    }
    let flags = flags(node, isDisabled: isDisabled)
    if !flags.isEmpty { parts.append("[\(flags.joined(separator: ", "))]") }
    return parts.joined(separator: " ")
  }

  private static func flags(_ node: Node, isDisabled: Bool) -> [String] {
    var flags: [String] = []
    if case .button(let button) = node.content.element, let role = button.role {
      flags.append(role.rawValue)
    }
    if isDisabled, node.content.role.isInteractive { flags.append("disabled") }
    if node.content.meaning.isFocused == true { flags.append("focused") }
    if let badge = node.content.meaning.badge { flags.append("badge \(badge)") }
    return flags
  }

  private static func isWord(_ value: String, _ content: Content) -> Bool {
    guard content.meaning.value == nil else { return false }
    switch content.element.kind {
    case .toggle, .slider, .progress, .disclosure: return true
    default: return false
    }
  }

  private static func indented(_ line: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + line
  }
}

extension Role {
  /// The role in an outline, where a spinner is told from a bar.
  fileprivate func word(_ content: Content) -> String {
    if case .progress(let progress) = content.element, progress.fraction == nil { return "spinner" }
    return rawValue
  }

  /// Whether a user can do something with it.
  var isInteractive: Bool {
    switch self {
    case .button, .link, .toggle, .slider, .stepper, .picker, .menu, .textField, .secureField,
      .searchField, .textArea:
      true
    default: false
    }
  }
}

/// A text in quotes on one line, with what would break the line shown as escapes.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.properties.generalCategory == .control:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
