import GTK
import ViewTree

/// The one style sheet of all renderers in a process, and the classes in it.
@MainActor
enum HouseStyle {
  /// Adds the sheet to the display, once.
  static func install() {
    _ = installed
  }

  private static let installed: Void = StyleSheet.install(sheet)

  private static let sheet =
    """
    .oriel-bold { font-weight: bold; }
    .oriel-italic { font-style: italic; }
    .oriel-title { font-weight: bold; }
    .oriel-subtitle { font-size: 90%; }
    .oriel-rows > * { padding: 6px; }
    .oriel-page { padding: 0; }
    .oriel-badge {
      border-radius: 9999px; padding: 0 6px; min-width: 8px; font-size: 85%; font-weight: bold;
      background-color: alpha(currentColor, 0.12);
    }
    .oriel-words {
      border-radius: 9999px; padding: 0 6px; font-size: 85%;
      background-color: alpha(currentColor, 0.08);
    }
    .oriel-shelf { padding: 6px 12px; border-bottom: 1px solid @borders; }
    .oriel-status { font-size: 1px; min-height: 0; opacity: 0; }
    .oriel-link { color: @theme_selected_bg_color; text-decoration: underline; }
    .oriel-shape { background-color: currentColor; min-width: 12px; min-height: 12px; }
    .oriel-roundedRectangle { border-radius: 12px; }
    .oriel-capsule { border-radius: 9999px; }
    .oriel-circle, .oriel-ellipse { border-radius: 50%; }
    image.large-title { -gtk-icon-size: 48px; }
    image.title-1, image.title-2 { -gtk-icon-size: 32px; }
    image.title-3 { -gtk-icon-size: 24px; }
    popover.menu button { padding: 4px 12px; font-weight: normal; }

    """ + radii + ColorRole.named.map { rule($0) }.joined()

  private static var radii: String {
    SizeStep.allCases.map { ".oriel-radius-\($0) { border-radius: \($0.pixels)px; }\n" }.joined()
  }

  private static func rule(_ color: ColorRole) -> String {
    """
    .\(color.style(for: .foreground)) { color: \(color.css); }
    .\(color.style(for: .background)) { background-color: \(color.css); }

    """
  }

  private static var tints: Set<String> = []

  /// Adds the rules that tint controls, once per colour that is used so.
  ///
  /// They name the parts of controls that the theme paints in its accent colour.
  static func install(tint color: ColorRole, as name: String) {
    guard tints.insert(name).inserted else { return }
    let parts = [
      "switch:checked", "check:checked", "radio:checked", "scale > trough > highlight",
      "progressbar > trough > progress", "button.suggested-action",
    ]
    let style = ".oriel-tint-\(name)"
    let painted = parts.flatMap { part in
      part.hasPrefix("button")
        ? ["button\(style).suggested-action", "\(style) \(part)"]
        : [
          "\(style) \(part)",
          part.prefix { $0 != ":" && $0 != " " } + "\(style)"
            + part.drop { $0 != ":" && $0 != " " },
        ]
    }
    StyleSheet.install(
      """
      \(painted.joined(separator: ", ")) {
        background-image: none; background-color: \(color.css); border-color: \(color.css);
      }
      button\(style):not(.suggested-action), \(style) button:not(.suggested-action),
      spinner\(style), \(style) spinner { color: \(color.css); }
      """)
  }

  private static var fixedColors: Set<String> = []

  /// Adds the rules of a colour that isn't a role, once per colour.
  static func install(_ color: ColorRole, as name: String) {
    guard fixedColors.insert(name).inserted else { return }
    StyleSheet.install(
      """
      .oriel-foreground-\(name) { color: \(color.css); }
      .oriel-background-\(name) { background-color: \(color.css); }
      """)
  }
}
