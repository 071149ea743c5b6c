import CGTK

/// A field to search with: shows a magnifier, and a button that empties it.
public final class SearchEntry: TextInput {
  /// Makes an empty field.
  public init(placeholder: String = "") {
    super.init(new: gtk_search_entry_new())
    if !placeholder.isEmpty { self.placeholder = placeholder }
  }

  /// Shown while the field is empty.
  public var placeholder: String {
    get { string(taking: oriel_get_string(raw, "placeholder-text")) }
    set { oriel_set_string(raw, "placeholder-text", newValue.isEmpty ? nil : newValue) }
  }
}
