import ViewTree

/// What a platform shows for one node.
///
/// Roles and values are in the words of ``ViewTree``: a toggle's value is `on` or `off`, a picker's is
/// the text of its choice, a slider's is its number as ``number(_:)`` prints it, a secure field's is
/// one `•` for each character.
public struct Reading: Hashable, Sendable {
  /// Which node it is, as `make` was told.
  public var node: NodeID
  public var role: Role
  /// What it is called: its label where it has one, else what it shows.
  public var name: String
  public var value: String?
  /// Whether a user can act on it: nothing around it is disabled either.
  public var isEnabled = true
  public var isFocused = false
  /// Whether it is a chosen row of a list.
  public var isSelected = false
  /// Whether assistive technology passes over it.
  public var isDecoration = false
  public var hint: String?
  public var help: String?
  public var identifier: String?
  public var badge: String?
  /// The entries of its context menu.
  public var actions: [String] = []
  /// What can be chosen in it: options of a picker, buttons of an alert, labels of tabs.
  public var options: [String] = []
  /// What else it says: the message of an alert, the footer of a section.
  public var texts: [String] = []
  /// The caret or selection of a text field.
  public var selection: TextSelection?
  /// What is in it, in reading order. The label of a control is its name and may be left out.
  public var children: [Reading] = []

  public init(
    _ node: NodeID, _ role: Role, name: String = "", value: String? = nil,
    children: [Reading] = []
  ) {
    self.node = node
    self.role = role
    self.name = name
    self.value = value
    self.children = children
  }

  /// A number without a fraction that says nothing: `3`, not `3.0`.
  public static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// What a toggle says.
  public static func onOff(_ isOn: Bool) -> String {
    isOn ? "on" : "off"
  }

  /// What progress says: a whole number of per cent.
  public static func percent(_ fraction: Double) -> String {
    "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%"
  }

  /// What a field that hides its text says.
  public static func hidden(_ text: String) -> String {
    String(repeating: "•", count: text.count)
  }
}

extension Reading: CustomStringConvertible {
  /// One line per node, as ``Outline``s of the text renderer are, with what differs from the usual.
  public var description: String {
    lines.joined(separator: "\n")
  }

  private var lines: [String] {
    var parts = [role == .none ? "group" : role.rawValue]
    if !name.isEmpty { parts.append("\"\(name)\"") }
    if let value { parts.append("= \"\(value)\"") }
    if !isEnabled { parts.append("disabled") }
    if isFocused { parts.append("focused") }
    if isSelected { parts.append("selected") }
    if isDecoration { parts.append("decoration") }
    for (word, text) in [
      ("hint", hint), ("help", help), ("identifier", identifier), ("badge", badge),
    ] {
      if let text { parts.append("\(word): \"\(text)\"") }
    }
    for (word, list) in [("actions", actions), ("options", options), ("texts", texts)]
    where !list.isEmpty {
      parts.append("\(word): \(list)")
    }
    return [parts.joined(separator: " ")] + children.flatMap(\.lines).map { "  " + $0 }
  }
}
