import CGTK

/// A line between two groups.
public final class Separator: Widget {
  /// Makes a line across (`horizontal`) or down.
  public init(_ orientation: Orientation) {
    super.init(new: gtk_separator_new(orientation.gtk))
  }

  /// Its own direction.
  public var orientation: Orientation {
    get {
      gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL
        ? .horizontal : .vertical
    }
    set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
  }
}

/// The direction along which a container or control is laid out.
public enum Orientation: Hashable, Sendable {
  case horizontal, vertical

  var gtk: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
