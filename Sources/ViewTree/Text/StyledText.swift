/// Text in runs, each with a style of its own.
public struct StyledText: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
  public struct Run: Hashable, Sendable, Codable {
    public var text: String
    public var style: TextStyle

    public init(_ text: String, style: TextStyle = TextStyle()) {
      self.text = text
      self.style = style
    }
  }

  public var runs: [Run]

  public init(runs: [Run]) {
    self.runs = runs
  }

  public init(_ plain: String) {
    self.runs = plain.isEmpty ? [] : [Run(plain)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text without its styles.
  public var plain: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }
}

/// How a run of text differs from the text around it.
public struct TextStyle: Hashable, Sendable, Codable {
  public var font: FontRole?
  public var isBold = false
  public var isItalic = false
  public var isMonospaced = false
  public var isUnderlined = false
  public var isStruckThrough = false
  public var foreground: ColorRole?
  /// An address that the run leads to.
  public var link: String?

  public init() {}
}
