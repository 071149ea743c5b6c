import CGTK

/// Rules of GTK's CSS, for a whole program.
///
/// Style many widgets by classes of one sheet: a sheet per widget costs each update a restyling of
/// the whole window.
@MainActor
public enum StyleSheet {
  /// Adds rules for all windows, above the theme's and below a user's.
  public static func install(_ css: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, css.utf8.count)
    gtk_style_context_add_provider_for_display(
      display, UnsafeMutableRawPointer(provider).opaque,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
