import ConcurrencyExtras
import CustomDump

/// What a button of a prompt sends when it is chosen.
public struct ButtonStateAction<Action> {
  /// The action to send, or `nil` for a button that only closes the prompt.
  public let action: Action?

  /// How to animate what the action changes: a value of the view layer's own type, kept as it is.
  public let animation: AnyHashableSendable?

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, animation: nil)
  }

  /// Sends an action and animates what it changes.
  ///
  /// The type of the animation is up to the view layer: this module only carries the value to it.
  /// A view layer with an `Animation` of its own adds an overload of that type, so that `.default`
  /// can be written.
  public static func send(
    _ action: Action?, animation: (some Hashable & Sendable)?
  ) -> Self {
    Self(action: action, animation: animation.map { AnyHashableSendable($0) })
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
      self, children: ["send": (action, animation: animation.base)], displayStyle: .enum)
  }
}
