extension TextState {
  /// How a piece of text looks and sounds; what is `nil` is up to the surroundings.
  public struct Style: Equatable, Hashable, Sendable {
    public var font: Font?
    public var fontWeight: FontWeight?
    public var isBold: Bool?
    public var isItalic: Bool?
    public var hasMonospacedDigits: Bool?
    public var foregroundColor: Color?
    public var strikethrough: Line?
    public var underline: Line?
    /// Extra space between characters in points, as the font's designer pairs them.
    public var kerning: Double?
    /// Extra space after each character in points.
    public var tracking: Double?
    /// How far the text is raised above the line, in points.
    public var baselineOffset: Double?
    public var speech = Speech()
    /// What assistive technology reads instead of the text.
    public var accessibilityLabel: String?
    public var accessibilityHeading: HeadingLevel?
    public var accessibilityContentType: ContentType?

    /// Makes a style that leaves everything to the surroundings.
    public init() {}
  }

  /// A line through or under a text.
  public struct Line: Equatable, Hashable, Sendable {
    public var isActive: Bool
    /// The text's own colour when `nil`.
    public var color: Color?

    /// Makes a line, or the absence of one.
    public init(isActive: Bool = true, color: Color? = nil) {
      self.isActive = isActive
      self.color = color
    }
  }

  /// How a screen reader speaks a text.
  public struct Speech: Equatable, Hashable, Sendable {
    public var alwaysIncludesPunctuation: Bool?
    public var spellsOutCharacters: Bool?
    public var announcementsQueued: Bool?
    /// From -1 (low) to 1 (high).
    public var adjustedPitch: Double?

    /// Makes a style of speech that leaves everything to the screen reader.
    public init() {}
  }

  /// A font by purpose or by size.
  public enum Font: Equatable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
    /// The system's font at a size in points.
    case system(size: Double)
    /// A font family at a size in points.
    case custom(String, size: Double)
  }

  /// How heavy a text is.
  public enum FontWeight: String, Equatable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A colour by purpose, by name or by its parts.
  public enum Color: Equatable, Hashable, Sendable {
    case primary, secondary, accentColor
    case black, blue, brown, clear, cyan, gray, green, indigo, mint, orange, pink, purple, red
    case teal, white, yellow
    /// Parts from 0 to 1, in sRGB.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double = 1)
  }

  /// A heading's place in the outline of a screen.
  public enum HeadingLevel: String, Equatable, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
  }

  /// What kind of text this is, for assistive technology.
  public enum ContentType: String, Equatable, Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }
}
