import ViewTree

/// A type style by role. Fixed sizes are mapped to the nearest role.
public struct Font: Hashable, Sendable {
  /// How heavy the letters are: a renderer tells normal from bold.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isBold: Bool {
      switch self {
      case .semibold, .bold, .heavy, .black: true
      default: false
      }
    }
  }

  /// The family of letter shapes: a renderer tells monospaced from the rest.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The roles that a style can be made from.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2

    var role: FontRole {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  var role: FontRole?
  var isBold = false
  var isItalic = false
  var isMonospaced = false

  init(_ role: FontRole?) {
    self.role = role
  }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style.role)
    font.isMonospaced = design == .monospaced
    font.isBold = weight?.isBold ?? false
    return font
  }

  /// The role whose usual size, in points, is nearest.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let sizes: [(FontRole, Double)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    let nearest = sizes.min { abs($0.1 - size) < abs($1.1 - size) }
    var font = Font(nearest?.0)
    font.isMonospaced = design == .monospaced
    font.isBold = weight?.isBold ?? false
    return font
  }

  public func bold() -> Font {
    var font = self
    font.isBold = true
    return font
  }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public func monospaced() -> Font {
    var font = self
    font.isMonospaced = true
    return font
  }

  public func monospacedDigit() -> Font { self }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.isBold
    return font
  }
}
