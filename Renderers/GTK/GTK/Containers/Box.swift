import CGTK

/// Children in a row or a column.
public final class Box: Widget, Container {
  /// Makes an empty box; the spacing between children is in logical pixels.
  public init(_ orientation: Orientation, spacing: Int = 0) {
    super.init(new: gtk_box_new(orientation.gtk, gint(spacing)))
  }

  /// The room between two children, in logical pixels.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(raw.of())) }
    set { gtk_box_set_spacing(raw.of(), gint(newValue)) }
  }

  /// Along which direction children follow each other.
  public var orientation: Orientation {
    get {
      gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL
        ? .horizontal : .vertical
    }
    set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
  }

  /// Whether all children get the same room.
  public var isHomogeneous: Bool {
    get { Bool(gtk_box_get_homogeneous(raw.of())) }
    set { gtk_box_set_homogeneous(raw.of(), newValue.gboolean) }
  }

  /// Places a new child last.
  public func append(_ child: Widget) {
    gtk_box_append(raw.of(), child.widget)
  }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(raw.of(), child.widget, sibling?.widget)
  }

  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(raw.of(), child.widget, sibling?.widget)
  }

  public func remove(_ child: Widget) {
    gtk_box_remove(raw.of(), child.widget)
  }
}
