import CGTK

/// A button that stays pressed; one of several where grouped.
public final class ToggleButton: Widget {
  /// Makes a toggle button that is off.
  public init(_ label: String? = nil) {
    super.init(new: label.map { gtk_toggle_button_new_with_label($0) } ?? gtk_toggle_button_new())
    if let label { oriel_name_once(widget, label) }
  }

  /// Whether it is on.
  public var isOn: Bool {
    get { Bool(gtk_toggle_button_get_active(raw.of())) }
    set { gtk_toggle_button_set_active(raw.of(), newValue.gboolean) }
  }

  /// The text, where it was given one.
  public var label: String? {
    get { gtk_button_get_label(raw.of()).map { String(cString: $0) } }
    set {
      gtk_button_set_label(raw.of(), newValue)
      oriel_name_once(widget, newValue)
    }
  }

  /// Shows a widget instead of a text; `nil` empties it.
  public func setChild(_ child: Widget?) {
    gtk_button_set_child(raw.of(), child?.widget)
  }

  /// Turning one of a group on turns the others off.
  public func setGroup(_ other: ToggleButton?) {
    gtk_toggle_button_set_group(raw.of(), other?.raw.of())
  }

  /// Calls when it was toggled, by a user or by this program.
  @discardableResult
  public func onToggle(_ body: @escaping @MainActor (Bool) -> Void) -> Handler {
    connect("toggled") { body($0.senderFlag("active")) }
  }
}
