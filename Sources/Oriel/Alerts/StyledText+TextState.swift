import SwiftNavigation
import ViewTree
import Views

extension StyledText {
  /// A text of state as a renderer sees it.
  init(_ state: TextState) {
    self.init(runs: state.runs.map { Run($0.text, style: TextStyle($0.style)) })
  }
}

extension TextStyle {
  fileprivate init(_ style: TextState.Style) {
    self.init()
    font = style.font.flatMap(FontRole.init)
    isBold = style.isBold ?? style.fontWeight.map(\.isBold) ?? false
    isItalic = style.isItalic ?? false
    isMonospaced = style.hasMonospacedDigits ?? false
    isUnderlined = style.underline?.isActive ?? false
    isStruckThrough = style.strikethrough?.isActive ?? false
    foreground = style.foregroundColor.map(ColorRole.init)
  }
}

extension TextState.FontWeight {
  fileprivate var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    default: false
    }
  }
}

extension FontRole {
  /// `nil` for a font by name or by size, which no renderer is bound to have.
  fileprivate init?(_ font: TextState.Font) {
    switch font {
    case .largeTitle: self = .largeTitle
    case .title: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .subheadline: self = .subheadline
    case .body: self = .body
    case .callout: self = .callout
    case .footnote: self = .footnote
    case .caption: self = .caption
    case .caption2: self = .caption2
    case .system, .custom: return nil
    }
  }
}

extension ColorRole {
  fileprivate init(_ color: TextState.Color) {
    switch color {
    case .primary: self = .primary
    case .secondary: self = .secondary
    case .accentColor: self = .accent
    case .black: self = .black
    case .blue: self = .blue
    case .brown: self = .brown
    case .clear: self = .clear
    case .cyan: self = .cyan
    case .gray: self = .gray
    case .green: self = .green
    case .indigo: self = .indigo
    case .mint: self = .mint
    case .orange: self = .orange
    case .pink: self = .pink
    case .purple: self = .purple
    case .red: self = .red
    case .teal: self = .teal
    case .white: self = .white
    case .yellow: self = .yellow
    case .rgb(let red, let green, let blue, let opacity):
      self = .rgba(red: red, green: green, blue: blue, alpha: opacity)
    }
  }
}
