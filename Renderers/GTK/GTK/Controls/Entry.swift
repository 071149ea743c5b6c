import CGTK

/// A field for one line of text.
public final class Entry: TextInput {
  /// Makes an empty field.
  public init(placeholder: String = "") {
    super.init(new: gtk_entry_new())
    if !placeholder.isEmpty { self.placeholder = placeholder }
  }

  /// Shown while the field is empty.
  public var placeholder: String {
    get { string(gtk_entry_get_placeholder_text(raw.of())) }
    set { gtk_entry_set_placeholder_text(raw.of(), newValue.isEmpty ? nil : newValue) }
  }

  /// Whether Return also presses the default button of the window.
  public var activatesDefault: Bool {
    get { Bool(gtk_entry_get_activates_default(raw.of())) }
    set { gtk_entry_set_activates_default(raw.of(), newValue.gboolean) }
  }

  /// Shows an icon of the theme at the start or the end; `nil` shows none.
  public func setIcon(_ name: String?, atEnd: Bool = false) {
    gtk_entry_set_icon_from_icon_name(
      raw.of(), atEnd ? GTK_ENTRY_ICON_SECONDARY : GTK_ENTRY_ICON_PRIMARY, name)
  }
}
