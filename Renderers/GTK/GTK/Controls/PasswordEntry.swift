import CGTK

/// A field that doesn't show what is typed, and warns when Caps Lock is on.
public final class PasswordEntry: TextInput {
  /// Makes an empty field.
  public init(placeholder: String = "") {
    super.init(new: gtk_password_entry_new())
    if !placeholder.isEmpty { self.placeholder = placeholder }
  }

  /// Shown while the field is empty.
  public var placeholder: String {
    get { string(taking: oriel_get_string(raw, "placeholder-text")) }
    set { oriel_set_string(raw, "placeholder-text", newValue.isEmpty ? nil : newValue) }
  }

  /// Whether Return also presses the default button of the window.
  public var activatesDefault: Bool {
    get { Bool(oriel_get_boolean(raw, "activates-default")) }
    set { oriel_set_boolean(raw, "activates-default", newValue.gboolean) }
  }

  /// Whether it offers a button that shows the text.
  public var showsPeekIcon: Bool {
    get { Bool(gtk_password_entry_get_show_peek_icon(opaque)) }
    set { gtk_password_entry_set_show_peek_icon(opaque, newValue.gboolean) }
  }
}
