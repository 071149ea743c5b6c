/// A run of styled text that a user reads and doesn't edit.
public struct TextElement: Hashable, Sendable, Codable {
  public var text: StyledText

  public init(_ text: StyledText) {
    self.text = text
  }

  public init(_ plain: String) {
    self.text = StyledText(plain)
  }
}
