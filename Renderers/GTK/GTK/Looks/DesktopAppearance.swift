import CGTK

/// What the desktop prefers, for a whole program.
@MainActor
public enum DesktopAppearance {
  /// Whether windows are drawn light on dark.
  public static var isDark: Bool {
    get {
      gtk_settings_get_default().map {
        Bool(oriel_get_boolean($0.raw, "gtk-application-prefer-dark-theme"))
      } ?? false
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      oriel_set_boolean(settings.raw, "gtk-application-prefer-dark-theme", newValue.gboolean)
    }
  }

  /// Whether lines and text stand out more than usual.
  ///
  /// Setting it chooses GTK's own theme, which has a variant for it.
  public static var isHighContrast: Bool {
    get { themeName.contains("-hc") || themeName.hasPrefix("HighContrast") }
    set {
      guard newValue != isHighContrast, let settings = gtk_settings_get_default() else { return }
      oriel_set_string(settings.raw, "gtk-theme-name", newValue ? "Default-hc" : "Default")
    }
  }

  private static var themeName: String {
    gtk_settings_get_default().map { string(taking: oriel_get_string($0.raw, "gtk-theme-name")) }
      ?? ""
  }

  /// Whether transitions are shown.
  public static var isAnimated: Bool {
    get {
      gtk_settings_get_default().map {
        Bool(oriel_get_boolean($0.raw, "gtk-enable-animations"))
      } ?? false
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      oriel_set_boolean(settings.raw, "gtk-enable-animations", newValue.gboolean)
    }
  }

  /// Whether text and layout run from right to left.
  public static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}

extension OpaquePointer {
  fileprivate var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
