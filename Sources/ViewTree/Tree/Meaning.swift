/// What a node means, whatever it looks like: every renderer must honour all of it.
public struct Meaning: Hashable, Sendable, Codable {
  /// Refuses every interaction, for the node and everything below it.
  public var isDisabled = false
  /// Takes part in nothing: not shown, not focusable, not reported to assistive technology.
  public var isHidden = false
  /// Shown, but of no interest to assistive technology.
  public var isAccessibilityHidden = false
  /// The accessible name, where it is not the text that the node shows.
  public var label: String?
  /// The accessible value, where it is not the value that the node shows.
  public var value: String?
  /// A longer explanation for assistive technology.
  public var hint: String?
  /// The tooltip.
  public var help: String?
  /// A stable name for tests and scripts, never shown.
  public var identifier: String?
  /// Whether keyboard focus should be here: `nil` where nobody controls it.
  ///
  /// A change to `true` moves focus to the node. A change to `false` takes it away if it is here.
  public var isFocused: Bool?
  /// A key combination that presses the node.
  public var shortcut: KeyboardShortcut?
  /// Announces the node as a heading.
  public var isHeading = false
  /// A small count or text beside the node.
  public var badge: String?
  /// What can be done to the node besides pressing it: its context menu and its swipe buttons.
  ///
  /// Reported as ``Event/Kind/action(_:)`` with the index of an action.
  public var actions: [NodeAction] = []

  public init() {}
}
