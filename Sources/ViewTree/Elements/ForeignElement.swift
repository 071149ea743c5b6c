/// Something that one platform draws by itself: a map, a video, a widget of its toolkit.
///
/// It holds no widget and no closure, so it compares, prints and travels like everything else. Who
/// writes such a view registers, beside the renderer, what makes the widget for a name and what
/// brings it up to date, and gives the element a new version whenever it should be.
///
/// The children are a stand-in for renderers that don't know the name. One that draws the widget
/// leaves them aside. Where the kind isn't drawn at all, it lowers to its stand-in.
public struct ForeignElement: Hashable, Sendable, Codable {
  /// Which widget: a name that is registered with the renderer.
  public var name: String
  /// Differs from the last where the widget has to be brought up to date.
  public var version: UInt64

  public init(name: String, version: UInt64 = 0) {
    self.name = name
    self.version = version
  }
}
