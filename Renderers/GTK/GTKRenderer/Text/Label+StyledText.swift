import GTK
import ViewTree

extension Label {
  /// Shows text: plain where it has no styles, which is cheaper, else as markup.
  func show(_ styled: StyledText) {
    if styled.isPlain {
      text = styled.plain
    } else {
      setMarkup(styled.pangoMarkup)
    }
  }
}

extension StyledText {
  var isPlain: Bool { runs.allSatisfy { $0.style == TextStyle() } }

  /// The text in Pango's markup.
  @MainActor
  var pangoMarkup: String {
    runs.map { run in
      var markup = Label.escape(run.text)
      let attributes = run.style.pangoAttributes
      if !attributes.isEmpty { markup = "<span \(attributes)>\(markup)</span>" }
      if let link = run.style.link { markup = "<a href=\"\(Label.escape(link))\">\(markup)</a>" }
      return markup
    }
    .joined()
  }
}

extension TextStyle {
  fileprivate var pangoAttributes: String {
    var attributes: [String] = []
    if let font { attributes.append("size=\"\(font.pangoSize)\"") }
    if isBold || font == .headline { attributes.append("weight=\"bold\"") }
    if isItalic { attributes.append("style=\"italic\"") }
    if isMonospaced { attributes.append("font_family=\"monospace\"") }
    if isUnderlined { attributes.append("underline=\"single\"") }
    if isStruckThrough { attributes.append("strikethrough=\"true\"") }
    if let foreground { attributes += foreground.pangoAttributes }
    return attributes.joined(separator: " ")
  }
}

extension ColorRole {
  /// Markup has no names for the theme's colours: roles that follow the theme become shades of it.
  fileprivate var pangoAttributes: [String] {
    switch self {
    case .primary, .background, .secondaryBackground: []
    case .secondary: ["alpha=\"70%\""]
    case .tertiary: ["alpha=\"50%\""]
    case .clear: ["alpha=\"1\""]
    case .accent: ["foreground=\"#3584e4\""]
    case .success: ["foreground=\"#26a269\""]
    case .warning: ["foreground=\"#ae7b03\""]
    case .error: ["foreground=\"#c01c28\""]
    case .rgba(let red, let green, let blue, let alpha):
      [
        "foreground=\"\(Self.hex([red, green, blue]))\"",
        "alpha=\"\(Int(max(1, min(alpha, 1) * 65_535)))\"",
      ]
    default: ["foreground=\"\(css)\""]
    }
  }

  private static func hex(_ components: [Double]) -> String {
    components.reduce(into: "#") { hex, component in
      let byte = Int((max(0, min(component, 1)) * 255).rounded())
      let digits = String(byte, radix: 16)
      hex += digits.count == 1 ? "0" + digits : digits
    }
  }
}
