import CGTK

/// Children above each other in the same room, which is as large as the largest of them.
public final class LayerBox: Widget, Container {
  /// Makes an empty box.
  public init() {
    super.init(new: gtk_grid_new())
  }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_grid_attach(raw.of(), child.widget, 0, 0, 1, 1)
    move(child, after: sibling)
  }

  public func move(_ child: Widget, after sibling: Widget?) {
    // A grid draws its children in their order, whichever cell they are in.
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }

  public func remove(_ child: Widget) {
    gtk_grid_remove(raw.of(), child.widget)
  }
}
