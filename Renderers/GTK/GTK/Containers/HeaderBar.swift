import CGTK

/// The bar at the top of a window: its title, buttons, and what a program adds.
public final class HeaderBar: Widget {
  /// Makes a bar that shows the title of its window.
  public init() {
    super.init(new: gtk_header_bar_new())
  }

  /// Adds a child at the start, after those that are there.
  public func addAtStart(_ child: Widget) {
    gtk_header_bar_pack_start(opaque, child.widget)
  }

  /// Adds a child at the end, before those that are there.
  public func addAtEnd(_ child: Widget) {
    gtk_header_bar_pack_end(opaque, child.widget)
  }

  /// Takes a child out.
  public func remove(_ child: Widget) {
    gtk_header_bar_remove(opaque, child.widget)
  }

  /// Shows a widget instead of the window's title; `nil` shows the title again.
  public func setTitle(_ title: Widget?) {
    gtk_header_bar_set_title_widget(opaque, title?.widget)
  }

  /// Whether it has the window's own buttons, such as the one that closes it.
  public var showsWindowButtons: Bool {
    get { Bool(gtk_header_bar_get_show_title_buttons(opaque)) }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue.gboolean) }
  }
}
