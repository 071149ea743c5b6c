/// A node as simpler kinds, for a renderer that doesn't draw its own.
///
/// ```
/// slider 0.5   ──▶   stack ─ label…, button "−" (slide 0.4), text "0.5", button "+" (slide 0.6)
/// ```
///
/// The outermost node stands for the original: it keeps the original's identity, meaning,
/// appearance and place.
public struct Lowered: Hashable, Sendable {
  public indirect enum Child: Hashable, Sendable {
    case node(Lowered)
    /// Everything that was in the original.
    case content
  }

  public var content: Content
  /// What the original receives when this node is pressed or switched.
  public var sends: Event.Kind?
  public var children: [Child]

  public init(_ content: Content, sends: Event.Kind? = nil, children: [Child] = []) {
    self.content = content
    self.sends = sends
    self.children = children
  }
}

extension Content {
  /// The node as kinds of ``Kind/core``, or `nil` where it is one already.
  public func lowered() -> Lowered? {
    guard let parts = element.loweredParts else { return nil }
    var content = self
    content.element = parts.element
    if let label = parts.label, content.meaning.label == nil { content.meaning.label = label }
    if let value = parts.value, content.meaning.value == nil { content.meaning.value = value }
    if parts.isDecoration { content.meaning.isAccessibilityHidden = true }
    return Lowered(content, children: parts.children)
  }
}

/// What an element becomes.
struct LoweredParts {
  var element: Element
  var children: [Lowered.Child] = []
  var label: String?
  var value: String?
  var isDecoration = false

  init(_ element: Element, _ children: [Lowered.Child] = []) {
    self.element = element
    self.children = children
  }

  static func column(_ children: [Lowered.Child]) -> LoweredParts {
    LoweredParts(.stack(StackElement(.vertical)), children)
  }

  static func row(_ children: [Lowered.Child]) -> LoweredParts {
    LoweredParts(.stack(StackElement(.horizontal, spacing: .small)), children)
  }

  func labelled(_ label: String?) -> LoweredParts {
    var parts = self
    if let label, !label.isEmpty { parts.label = label }
    return parts
  }
}

extension Lowered.Child {
  static func text(_ text: StyledText, isHeading: Bool = false) -> Lowered.Child {
    var content = Content(.text(TextElement(text)))
    content.meaning.isHeading = isHeading
    return .node(Lowered(content))
  }

  /// A text where there is one.
  static func text(_ text: StyledText?) -> [Lowered.Child] {
    text.map { [.text($0)] } ?? []
  }

  static func button(
    _ label: StyledText, role: ButtonElement.Role? = nil, isDisabled: Bool = false,
    sends event: Event.Kind
  ) -> Lowered.Child {
    var content = Content(.button(ButtonElement(role: role)), events: .press)
    content.meaning.isDisabled = isDisabled
    return .node(Lowered(content, sends: event, children: [.text(label)]))
  }

  static func choice(_ label: StyledText, isOn: Bool, sends event: Event.Kind) -> Lowered.Child {
    let content = Content(.toggle(ToggleElement(isOn: isOn, style: .checkbox)), events: .toggle)
    return .node(Lowered(content, sends: event, children: [.text(label)]))
  }
}
