import CGTK

extension Widget {
  /// Adds a class of the style sheet, such as GTK's own `suggested-action` or `title-1`.
  public func addStyle(_ style: String) {
    gtk_widget_add_css_class(widget, style)
  }

  /// Removes a class of the style sheet.
  public func removeStyle(_ style: String) {
    gtk_widget_remove_css_class(widget, style)
  }

  /// Whether it has a class of the style sheet.
  public func hasStyle(_ style: String) -> Bool {
    Bool(gtk_widget_has_css_class(widget, style))
  }
}
