import CGTK

/// Something that a user presses.
public final class Button: Widget {
  /// Makes a button without a child.
  public init() {
    super.init(new: gtk_button_new())
  }

  /// Makes a button with a text.
  public init(_ label: String) {
    super.init(new: gtk_button_new_with_label(label))
    oriel_name_once(widget, label)
  }

  /// Makes a button with an icon of the theme.
  public init(icon: String) {
    super.init(new: gtk_button_new_from_icon_name(icon))
  }

  override init(existing widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(existing: widget)
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

  /// Whether it is drawn without a border until the pointer is over it.
  public var isFlat: Bool {
    get { !Bool(gtk_button_get_has_frame(raw.of())) }
    set { gtk_button_set_has_frame(raw.of(), (!newValue).gboolean) }
  }

  /// Calls when it was pressed, by pointer, key or assistive technology.
  @discardableResult
  public func onClick(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("clicked") { _ in body() }
  }

  /// Presses it, as a user would.
  public func click() {
    oriel_emit(raw, "clicked")
  }
}
