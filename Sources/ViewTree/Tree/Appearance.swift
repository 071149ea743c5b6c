/// How a node would like to look: a renderer may ignore any of it.
///
/// Nothing here is a coordinate. Sizes are semantic ``SizeStep``s or hints in *ems* (one em is
/// about the width of a capital letter), so that the same tree suits pixels and character cells.
public struct Appearance: Hashable, Sendable, Codable {
  public var font: FontRole?
  public var isBold: Bool?
  public var isItalic: Bool?
  public var isMonospaced: Bool?
  public var foreground: ColorRole?
  public var background: ColorRole?
  public var tint: ColorRole?
  public var padding = EdgeSteps()
  public var width = SizeHint()
  public var height = SizeHint()
  /// Where the node sits when its parent gives it more room than it needs.
  public var alignment: Alignment?
  public var textAlignment: HorizontalAlignment?
  public var lineLimit: Int?
  /// From 0, invisible, to 1.
  public var opacity: Double?
  public var cornerRadius: SizeStep?
  /// A named style of the control, such as `bordered`, `plain` or `segmented`.
  public var style: String?
  /// How much the node minds being shrunk, 0 by default.
  public var layoutPriority: Double?
  /// Which side is the start, for the node and everything below it; `nil` where it is as around it.
  ///
  /// A renderer that mirrors does so for rows, bars, paddings and alignments alike. Text keeps the
  /// direction of its own letters.
  public var direction: LayoutDirection?

  public init() {}
}

/// A type size by role, so that each platform uses its own scale.
public enum FontRole: String, Hashable, Sendable, Codable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
    caption2
}

/// A colour by role, or a fixed one where only that will do.
public enum ColorRole: Hashable, Sendable, Codable {
  case primary, secondary, tertiary, accent, background, secondaryBackground, success, warning,
    error
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray,
    white, black, clear
  /// Components from 0 to 1.
  case rgba(red: Double, green: Double, blue: Double, alpha: Double)
}

/// A distance by meaning: the renderer decides what it is in its own unit.
public enum SizeStep: Int, Hashable, Sendable, Codable, Comparable, CaseIterable {
  case none, tiny, small, medium, large, huge

  public static func < (lhs: SizeStep, rhs: SizeStep) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// Distances at the four edges; start and end follow the writing direction.
public struct EdgeSteps: Hashable, Sendable, Codable {
  public var top: SizeStep
  public var bottom: SizeStep
  public var start: SizeStep
  public var end: SizeStep

  public init(
    top: SizeStep = .none, bottom: SizeStep = .none, start: SizeStep = .none, end: SizeStep = .none
  ) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  public init(_ all: SizeStep) {
    self.init(top: all, bottom: all, start: all, end: all)
  }
}

/// A wish for one dimension, in ems.
public struct SizeHint: Hashable, Sendable, Codable {
  public var minimum: Double?
  public var ideal: Double?
  public var maximum: Double?
  /// Takes all the room that is left.
  public var expands: Bool

  public init(
    minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil, expands: Bool = false
  ) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.expands = expands
  }
}

public enum HorizontalAlignment: String, Hashable, Sendable, Codable {
  case start, center, end
}

public enum VerticalAlignment: String, Hashable, Sendable, Codable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Alignment in both directions.
public struct Alignment: Hashable, Sendable, Codable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
