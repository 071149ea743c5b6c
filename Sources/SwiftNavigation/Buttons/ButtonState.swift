import CustomDump

/// A button of an alert or a dialog, as a value.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
///
/// Two buttons that look and act alike are equal, whatever their ids.
public struct ButtonState<Action>: Identifiable {
  public let id: PromptID
  public let action: ButtonStateAction<Action>
  public let label: TextState
  public let role: ButtonStateRole?

  /// Makes a button that sends an action in some way, by default nothing.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: PromptID(), role: role, action: action, label: label())
  }

  /// Makes a button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: PromptID(), role: role, action: .send(action), label: label())
  }

  private init(
    id: PromptID, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState
  ) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Does what the button does, through a function that sends actions.
  ///
  /// - Parameter perform: Gets the button's action, or `nil` when it only closes the prompt.
  @discardableResult
  public func withAction<Result>(_ perform: (Action?) throws -> Result) rethrows -> Result {
    try perform(action.action)
  }

  /// Does what the button does, through an asynchronous function that sends actions.
  @discardableResult
  public func withAction<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ perform: (Action?) async throws -> Result
  ) async rethrows -> Result where Action: Sendable {
    try await perform(action.action)
  }

  /// The same button with another action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
