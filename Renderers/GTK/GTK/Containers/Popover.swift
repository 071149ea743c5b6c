import CGTK

/// A bubble above a window that closes when a user clicks elsewhere.
public final class Popover: Widget {
  /// Makes a popover.
  public init() {
    super.init(new: gtk_popover_new())
  }

  /// Sets what it shows; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_popover_set_child(raw.of(), child?.widget)
  }

  /// Puts it above a widget, which must be a container that a program places children in. `nil`
  /// takes it away.
  public func setAnchor(_ anchor: Widget?) {
    if gtk_widget_get_parent(widget) != nil {
      // GTK 4.8 keeps a popover for ever that goes together with the focus.
      dropFocus()
      gtk_popover_popdown(raw.of())
      gtk_widget_unparent(widget)
    }
    if let anchor { gtk_widget_set_parent(widget, anchor.widget) }
  }

  /// Points at a widget inside the anchor, or at a place in that widget.
  public func point(at target: Widget, x: Double? = nil, y: Double? = nil) {
    guard let anchor = gtk_widget_get_parent(widget) else { return }
    var bounds = graphene_rect_t()
    guard Bool(gtk_widget_compute_bounds(target.widget, anchor, &bounds)) else { return }
    var place = GdkRectangle(
      x: gint(bounds.origin.x), y: gint(bounds.origin.y), width: gint(bounds.size.width),
      height: gint(bounds.size.height))
    if let x, let y {
      place = GdkRectangle(x: place.x + gint(x), y: place.y + gint(y), width: 1, height: 1)
    }
    gtk_popover_set_pointing_to(raw.of(), &place)
  }

  /// Whether a bubble's arrow points at where it belongs; a menu has none.
  public var hasArrow: Bool {
    get { Bool(gtk_popover_get_has_arrow(raw.of())) }
    set { gtk_popover_set_has_arrow(raw.of(), newValue.gboolean) }
  }

  /// Whether a click elsewhere or Escape closes it.
  public var closesByItself: Bool {
    get { Bool(gtk_popover_get_autohide(raw.of())) }
    set { gtk_popover_set_autohide(raw.of(), newValue.gboolean) }
  }

  /// Opens it.
  public func popUp() {
    gtk_popover_popup(raw.of())
  }

  /// Closes it.
  public func popDown() {
    gtk_popover_popdown(raw.of())
  }

  /// Calls when it was closed, by a user or by this program.
  @discardableResult
  public func onClose(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("closed") { _ in body() }
  }
}
