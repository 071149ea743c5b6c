import CGTK

/// A bar for buttons at the bottom of a page.
public final class ActionBar: Widget {
  /// Makes an empty bar.
  public init() {
    super.init(new: gtk_action_bar_new())
  }

  /// Adds a child at the start, after those that are there.
  public func addAtStart(_ child: Widget) {
    gtk_action_bar_pack_start(opaque, child.widget)
  }

  /// Takes a child out.
  public func remove(_ child: Widget) {
    gtk_action_bar_remove(opaque, child.widget)
  }
}
