/// A window of the desktop: the only kind that a surface adopts.
public struct WindowElement: Hashable, Sendable, Codable {
  public var title: String
  /// The width that it opens with, in ems, unless a user has given it another one.
  public var width: Double?
  public var height: Double?
  /// What the window is known by from run to run: its size is kept under this name.
  public var name: String?

  public init(
    title: String = "", width: Double? = nil, height: Double? = nil, name: String? = nil
  ) {
    self.title = title
    self.width = width
    self.height = height
    self.name = name
  }
}

/// One page of a navigation stack. The last screen of the stack is the visible one.
public struct ScreenElement: Hashable, Sendable, Codable {
  public var title: String
  /// Whether a user may go back from here; meaningless on the first screen.
  public var canGoBack: Bool

  public init(title: String = "", canGoBack: Bool = true) {
    self.title = title
    self.canGoBack = canGoBack
  }
}

/// Something in the bar of a screen or window; its children are what is shown there.
public struct ToolbarItemElement: Hashable, Sendable, Codable {
  public enum Placement: String, Hashable, Sendable, Codable {
    case automatic, principal, leading, trailing, confirmation, cancellation, destructive, primary,
      bottom, keyboard
  }

  public var placement: Placement

  public init(placement: Placement = .automatic) {
    self.placement = placement
  }
}

/// A question or a message that must be answered first: an alert, or a confirmation dialog.
///
/// Reported as ``Event/Kind/choose(_:)`` with the index of a button, or as
/// ``Event/Kind/dismiss`` where it was closed without a choice: one of the two, once.
public struct AlertElement: Hashable, Sendable, Codable {
  public struct Button: Hashable, Sendable, Codable {
    public var label: StyledText
    public var role: ButtonElement.Role?

    public init(_ label: StyledText, role: ButtonElement.Role? = nil) {
      self.label = label
      self.role = role
    }
  }

  public var title: StyledText
  public var isTitleVisible: Bool
  public var message: StyledText?
  /// Never empty: the core adds the platform's "OK" where an author gave none.
  public var buttons: [Button]

  public init(
    title: StyledText, isTitleVisible: Bool = true, message: StyledText? = nil, buttons: [Button]
  ) {
    self.title = title
    self.isTitleVisible = isTitleVisible
    self.message = message
    self.buttons = buttons
  }
}

/// A modal page above a window; its children are its content.
public struct SheetElement: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, Sendable, Codable {
    case sheet, fullScreen, popover
  }

  public var style: Style
  /// Whether a user may close it by Escape, a close button or a click beside it.
  public var canDismiss: Bool

  public init(style: Style = .sheet, canDismiss: Bool = true) {
    self.style = style
    self.canDismiss = canDismiss
  }
}
