import CGTK

/// A button that opens a popover.
public final class MenuButton: Widget {
  /// Makes a button without content.
  public init() {
    super.init(new: gtk_menu_button_new())
  }

  /// The text; replaces an icon.
  public var label: String {
    get { string(gtk_menu_button_get_label(opaque)) }
    set { gtk_menu_button_set_label(opaque, newValue) }
  }

  /// Shows an icon of the theme instead of a text.
  public func setIcon(_ name: String) {
    gtk_menu_button_set_icon_name(opaque, name)
  }

  /// Shows a widget instead of a text, with an arrow behind it.
  public func setChild(_ child: Widget?) {
    gtk_menu_button_set_child(opaque, child?.widget)
    gtk_menu_button_set_always_show_arrow(opaque, 1)
  }

  /// Whether it is drawn without a border until the pointer is over it.
  public var isFlat: Bool {
    get { !Bool(gtk_menu_button_get_has_frame(opaque)) }
    set { gtk_menu_button_set_has_frame(opaque, (!newValue).gboolean) }
  }

  /// Sets what it opens; `nil` makes it open nothing.
  public func setPopover(_ popover: Popover?) {
    gtk_menu_button_set_popover(opaque, popover?.widget)
  }

  /// Opens the popover.
  public func popUp() {
    gtk_menu_button_popup(opaque)
  }

  /// Closes the popover.
  public func popDown() {
    gtk_menu_button_popdown(opaque)
  }
}
