import CGTK

/// Children above each other, the first one deciding the size.
public final class Overlay: Widget {
  /// Makes an empty overlay.
  public init() {
    super.init(new: gtk_overlay_new())
  }

  /// Sets the child below all others; `nil` takes it out.
  public func setChild(_ child: Widget?) {
    gtk_overlay_set_child(opaque, child?.widget)
  }

  /// Adds a child above all others; it counts for the overlay's size if `isMeasured`.
  public func addOverlay(_ child: Widget, isMeasured: Bool = false) {
    gtk_overlay_add_overlay(opaque, child.widget)
    gtk_overlay_set_measure_overlay(opaque, child.widget, isMeasured.gboolean)
  }

  /// Takes a child out that was added with ``addOverlay(_:isMeasured:)``.
  public func removeOverlay(_ child: Widget) {
    gtk_overlay_remove_overlay(opaque, child.widget)
  }
}
