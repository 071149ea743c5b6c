import CGTK

/// Widgets that are as wide as the widest of them, wherever they are.
///
/// A widget that is freed leaves the group by itself.
@MainActor
public final class SizeGroup {
  private let raw: OpaquePointer

  /// Makes an empty group.
  public init() {
    raw = OpaquePointer(gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL))
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(raw))
  }

  /// Makes a widget as wide as the others of the group.
  public func add(_ widget: Widget) {
    gtk_size_group_add_widget(UnsafeMutableRawPointer(raw).of(), widget.widget)
  }

  /// Lets a widget be as wide as it likes again.
  public func remove(_ widget: Widget) {
    gtk_size_group_remove_widget(UnsafeMutableRawPointer(raw).of(), widget.widget)
  }
}
