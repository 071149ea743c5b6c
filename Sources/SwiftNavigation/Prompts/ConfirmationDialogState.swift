import CustomDump

/// A choice between actions as a value: state that says that a dialog is shown, and what it offers.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Close the document?")
/// } actions: {
///   ButtonState(action: .save) { TextState("Save") }
///   ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// }
/// ```
///
/// Two dialogs that offer the same are equal, whatever their ids.
public struct ConfirmationDialogState<Action>: Identifiable {
  public let id: PromptID
  public var title: TextState
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  /// Makes a dialog. Without a cancel button, the view layer adds one.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: PromptID(), title: title(), titleVisibility: titleVisibility, message: message?(),
      buttons: actions())
  }

  private init(
    id: PromptID,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// The same dialog with other actions.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Equatable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// Never, though assistive technology reads it.
  case hidden
  /// Always.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children.append(("title", title))
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
