import CGTK

/// A view onto a child that is larger than the room it has.
public final class ScrolledWindow: Widget {
  /// Makes a view that scrolls along the given directions where that is needed.
  public init(horizontally: Bool = false, vertically: Bool = true) {
    super.init(new: gtk_scrolled_window_new())
    setScrolling(horizontally: horizontally, vertically: vertically)
  }

  /// Changes the directions along which it scrolls.
  public func setScrolling(horizontally: Bool, vertically: Bool) {
    gtk_scrolled_window_set_policy(
      opaque,
      horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      vertically ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  }

  /// Sets what is scrolled; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_scrolled_window_set_child(opaque, child?.widget)
  }

  /// The least height of the view, in logical pixels; `nil` leaves it to GTK.
  public func setMinimumContentHeight(_ height: Int?) {
    gtk_scrolled_window_set_min_content_height(opaque, gint(height ?? -1))
  }

  /// Whether the view is as high as its content, where there is room for it.
  public var propagatesNaturalHeight: Bool {
    get { Bool(gtk_scrolled_window_get_propagate_natural_height(opaque)) }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.gboolean) }
  }

  /// Calls when a user drags the content further down than its beginning.
  @discardableResult
  public func onPull(_ body: @escaping @MainActor () -> Void) -> Handler {
    connect("edge-overshot") { signal in
      if signal.int(0) == Int(GTK_POS_TOP.rawValue) { body() }
    }
  }
}
