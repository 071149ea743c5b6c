import GTK
import ViewTree

extension SizeStep {
  /// The distance in logical pixels, on the grid of 6 that GNOME's guidelines use.
  var pixels: Int {
    switch self {
    case .none: 0
    case .tiny: 3
    case .small: 6
    case .medium: 12
    case .large: 18
    case .huge: 36
    }
  }
}

extension Margins {
  init(_ padding: EdgeSteps) {
    self.init(
      top: padding.top.pixels, bottom: padding.bottom.pixels, start: padding.start.pixels,
      end: padding.end.pixels)
  }
}
