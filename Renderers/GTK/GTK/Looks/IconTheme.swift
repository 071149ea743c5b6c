import CGTK

/// The icons that the desktop has.
@MainActor
public enum IconTheme {
  /// Whether there is an icon of this name, be it the theme's or GTK's own.
  public static func contains(_ name: String) -> Bool {
    Bool(oriel_has_icon(name))
  }

  /// Also looks for icons in a folder of the program, laid out like a theme or flat.
  public static func addFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }
}
