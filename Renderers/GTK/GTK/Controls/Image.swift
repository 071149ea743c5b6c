import CGTK

/// A small picture: an icon of the theme, or a file.
public final class Image: Widget {
  /// What is shown.
  public enum Source: Hashable, Sendable {
    case icon(String)
    case file(path: String)
  }

  /// Makes a picture.
  public init(_ source: Source) {
    super.init(new: gtk_image_new())
    setSource(source)
  }

  /// Shows another picture.
  public func setSource(_ source: Source) {
    switch source {
    case .icon(let name): gtk_image_set_from_icon_name(opaque, name)
    case .file(let path): gtk_image_set_from_file(opaque, path)
    }
  }

  /// The icon's name, where it shows one.
  public var iconName: String? {
    gtk_image_get_icon_name(opaque).map { String(cString: $0) }
  }

  /// The side of the square that an icon fills, in logical pixels; `nil` leaves it to the theme.
  public func setPixelSize(_ size: Int?) {
    gtk_image_set_pixel_size(opaque, gint(size ?? -1))
  }
}
