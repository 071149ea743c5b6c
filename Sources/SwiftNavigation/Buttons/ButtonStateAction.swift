import CustomDump

/// What a button of a prompt sends when it is chosen.
public struct ButtonStateAction<Action> {
  /// The action to send, or `nil` for a button that only closes the prompt.
  public let action: Action?

  /// How to animate what the action changes.
  public let animation: Animation?

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, animation: nil)
  }

  /// Sends an action and animates what it changes.
  ///
  /// ```swift
  /// ButtonState(action: .send(.confirmDeletion, animation: .default)) { TextState("Delete") }
  /// ```
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: animation)
  }

  /// The same with another action.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), animation: animation)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    guard let animation else {
      return Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    }
    return Mirror(
      self, children: ["send": (action, animation: animation)], displayStyle: .enum)
  }
}
