import CGTK

/// A picture of any size from a file, scaled to the room it gets.
public final class Picture: Widget {
  /// Makes a picture; a file that can't be read shows nothing.
  public init(path: String) {
    super.init(new: gtk_picture_new_for_filename(path))
    gtk_picture_set_can_shrink(opaque, 1)
  }

  /// Shows another file.
  public func setPath(_ path: String?) {
    gtk_picture_set_filename(opaque, path)
  }

  /// Whether there is something to show.
  public var isEmpty: Bool { gtk_picture_get_paintable(opaque) == nil }

  /// Read out instead of the picture.
  public var alternative: String {
    get { string(gtk_picture_get_alternative_text(opaque)) }
    set { gtk_picture_set_alternative_text(opaque, newValue) }
  }
}
