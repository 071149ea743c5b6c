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
