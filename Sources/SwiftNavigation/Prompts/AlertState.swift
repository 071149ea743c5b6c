import CustomDump

/// An alert as a value: state that says that one is shown, and what it asks.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete \(item.name)?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// } message: {
///   TextState("This can't be undone.")
/// }
/// ```
///
/// Two alerts that ask the same are equal, whatever their ids, so that a test can write down the
/// one it expects.
public struct AlertState<Action>: Identifiable {
  public let id: PromptID
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  /// Makes an alert. Without buttons, the view layer adds one that closes it.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: PromptID(), title: title(), message: message?(), buttons: actions())
  }

  private init(
    id: PromptID, title: TextState, message: TextState?, buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same alert with other actions.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
