import GTK
import ViewTree

/// What a colour is put on.
enum ColorUse: String {
  case foreground, background, tint
}

extension ColorRole {
  /// The roles that have rules in the shared sheet.
  static let named: [ColorRole] = [
    .primary, .secondary, .tertiary, .accent, .background, .secondaryBackground, .success,
    .warning, .error, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
    .pink, .brown, .gray, .white, .black, .clear,
  ]

  /// The class that gives a widget this colour.
  @MainActor
  func style(for use: ColorUse) -> String {
    if use == .tint { HouseStyle.install(tint: self, as: name) }
    return "oriel-\(use)-\(name)"
  }

  /// The colour in GTK's CSS: roles follow the theme, light or dark.
  var css: String {
    switch self {
    case .primary: "@theme_fg_color"
    case .secondary: "alpha(@theme_fg_color, 0.7)"
    case .tertiary: "alpha(@theme_fg_color, 0.5)"
    case .accent: "@theme_selected_bg_color"
    case .background: "@theme_bg_color"
    case .secondaryBackground: "@theme_base_color"
    case .success: "@success_color"
    case .warning: "@warning_color"
    case .error: "@error_color"
    case .red: "#e01b24"
    case .orange: "#ff7800"
    case .yellow: "#f5c211"
    case .green: "#2ec27e"
    case .mint: "#33d1a0"
    case .teal: "#21a6a6"
    case .cyan: "#29b6d8"
    case .blue: "#3584e4"
    case .indigo: "#5c5cd6"
    case .purple: "#9141ac"
    case .pink: "#e0569b"
    case .brown: "#865e3c"
    case .gray: "#77767b"
    case .white: "#ffffff"
    case .black: "#000000"
    case .clear: "transparent"
    case .rgba(let red, let green, let blue, let alpha):
      "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(max(0, min(alpha, 1))))"
    }
  }

  /// The name in a class; makes sure that the class exists.
  @MainActor
  private var name: String {
    guard case .rgba(let red, let green, let blue, let alpha) = self else { return "\(self)" }
    let name = "rgba-\(byte(red))-\(byte(green))-\(byte(blue))-\(byte(alpha))"
    HouseStyle.install(self, as: name)
    return name
  }

  private func byte(_ component: Double) -> Int {
    Int((max(0, min(component, 1)) * 255).rounded())
  }
}
