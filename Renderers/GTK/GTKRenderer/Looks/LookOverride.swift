import GTK
import Glibc

/// A look that a developer asks for by `ORIEL_LOOK`, whatever the desktop prefers: some of `light`,
/// `dark`, `contrast` and `rtl`, separated by commas.
///
/// ```
/// ORIEL_LOOK=dark,rtl .build/debug/login-app
/// ```
@MainActor
enum LookOverride {
  /// The looks that are asked for; `nil` leaves all to the desktop.
  static let looks: Set<String>? = getenv("ORIEL_LOOK").map {
    Set(String(cString: $0).split(separator: ",").map(String.init))
  }

  static func apply() {
    guard let looks else { return }
    if looks.contains("dark") { DesktopAppearance.isDark = true }
    if looks.contains("rtl") { DesktopAppearance.isRightToLeft = true }
    if looks.contains("contrast") { DesktopAppearance.isHighContrast = true }
  }
}
