import CGTK

/// Follows what a user prefers for the whole desktop: dark windows, high contrast.
///
/// Asked of the settings portal, which every desktop has; where there is none, nothing changes.
@MainActor
public enum DesktopPreferences {
  /// Applies the preferences now and whenever they change, for the life of the program.
  public static func follow() {
    _ = following
  }

  private static let following: Void = oriel_follow_settings(
    { _, key, value, _ in
      let key = string(key)
      MainActor.assumeIsolated { DesktopPreferences.apply(key, value) }
    }, nil)

  private static func apply(_ key: String, _ value: UInt32) {
    switch key {
    case "color-scheme": DesktopAppearance.isDark = value == 1
    case "contrast": DesktopAppearance.isHighContrast = value == 1
    default: break
    }
  }
}
