/// A key with modifiers that presses a control from anywhere in its window.
public struct KeyboardShortcut: Hashable, Sendable, Codable {
  public struct Modifiers: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The platform's main modifier: Control on Linux.
    public static let command = Modifiers(rawValue: 1)
    public static let shift = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let control = Modifiers(rawValue: 8)
  }

  /// A key by meaning: a character, or one without a character.
  public enum Key: Hashable, Sendable, Codable {
    case character(String)
    case `return`
    case escape
    case delete
    case tab
    case space
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Presses the control that a dialog or form does by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Presses the control that leaves a dialog or form.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
