import ViewTree

extension View {
  /// Refuses every interaction with the view and what is in it.
  public func disabled(_ isDisabled: Bool) -> Modified<Self> {
    modified { context in
      guard isDisabled else { return }
      context.modifiers.meaning.isDisabled = true
      context.environment.isEnabled = false
    }
  }

  /// Hides the view from everybody. Its state is kept.
  public func hidden() -> Modified<Self> {
    modified { $0.modifiers.meaning.isHidden = true }
  }

  public func accessibilityLabel(_ label: String) -> Modified<Self> {
    modified { $0.modifiers.meaning.label = label }
  }

  public func accessibilityLabel(_ label: Text) -> Modified<Self> {
    accessibilityLabel(label.styled.plain)
  }

  public func accessibilityValue(_ value: String) -> Modified<Self> {
    modified { $0.modifiers.meaning.value = value }
  }

  public func accessibilityValue(_ value: Text) -> Modified<Self> {
    accessibilityValue(value.styled.plain)
  }

  public func accessibilityHint(_ hint: String) -> Modified<Self> {
    modified { $0.modifiers.meaning.hint = hint }
  }

  public func accessibilityHint(_ hint: Text) -> Modified<Self> {
    accessibilityHint(hint.styled.plain)
  }

  /// Names the view for tests and scripts; nobody is shown the name.
  public func accessibilityIdentifier(_ identifier: String) -> Modified<Self> {
    modified { $0.modifiers.meaning.identifier = identifier }
  }

  public func accessibilityHidden(_ isHidden: Bool) -> Modified<Self> {
    modified { if isHidden { $0.modifiers.meaning.isAccessibilityHidden = true } }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Modified<Self> {
    modified { if traits.contains(.isHeader) { $0.modifiers.meaning.isHeading = true } }
  }

  /// A tooltip.
  public func help(_ text: String) -> Modified<Self> {
    modified { $0.modifiers.meaning.help = text }
  }

  public func help(_ text: Text) -> Modified<Self> {
    help(text.styled.plain)
  }

  public func badge(_ count: Int) -> Modified<Self> {
    modified { if count > 0 { $0.modifiers.meaning.badge = "\(count)" } }
  }

  public func badge(_ label: String?) -> Modified<Self> {
    modified { $0.modifiers.meaning.badge = label }
  }

  public func badge(_ label: Text?) -> Modified<Self> {
    badge(label?.styled.plain)
  }
}

/// What a view is for assistive technology, beyond what its kind says.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isButton = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
}
