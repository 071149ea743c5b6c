import TextRenderer
import ViewTree

extension Palette {
  /// How a cell of a layout is drawn.
  ///
  /// What has the keyboard is white on the accent; without colours it is reversed. So focus and
  /// selection never depend on colour alone.
  func pen(_ style: CellStyle) -> Pen {
    var pen = Pen()
    if style.contains(.bold) { pen.attributes.insert(.bold) }
    if style.contains(.italic) { pen.attributes.insert(.italic) }
    if style.contains(.underline) { pen.attributes.insert(.underline) }
    if style.contains(.struck) { pen.attributes.insert(.struck) }
    if style.contains(.covered) { return covered(pen, style) }

    if let surface, style.contains(.raised) || style.contains(.bar) {
      pen.background = color(surface)
    }
    if let role = style.background.role { pen.background = color(role) }
    if style.contains(.bar) { pen.attributes.insert(.bold) }
    pen.foreground = foreground(style)
    if depth == .monochrome || depth == .eight, style.contains(.dim) {
      pen.attributes.insert(.dim)
    }

    let isEdge = style.contains(.edge)
    if style.contains(.focus), !isEdge {
      return highlighted(pen, color(Self.focus), isBold: true)
    }
    if style.contains(.marked) { return highlighted(pen, color(Self.focus), isBold: false) }
    if style.contains(.selected) {
      guard depth != .monochrome else { return highlighted(pen, .standard, isBold: false) }
      pen.background = color(selection)
      if depth == .eight || depth == .sixteen { pen.foreground = color(Self.onFocus) }
      if backdrop == .unknown, pen.foreground == .standard { pen.foreground = color(Self.onFocus) }
    }
    return pen
  }

  private func foreground(_ style: CellStyle) -> Pen.Color {
    if style.contains(.inactive) { return color(grey) }
    if style.contains(.edge) {
      return style.contains(.focus) ? color(.accent) : color(line)
    }
    if let role = style.foreground.role { return color(role) }
    if style.contains(.error) { return color(.error) }
    if style.contains(.control) || style.contains(.accent) { return color(.accent) }
    if style.contains(.dim) { return color(grey) }
    return .standard
  }

  private func highlighted(_ pen: Pen, _ background: Pen.Color, isBold: Bool) -> Pen {
    var pen = pen
    if isBold { pen.attributes.insert(.bold) }
    if depth == .monochrome {
      pen.attributes.insert(.reverse)
      pen.attributes.remove(.dim)
    } else {
      pen.background = background
      pen.foreground = color(Self.onFocus)
    }
    return pen
  }

  /// Everything behind a window that must be answered first, in one weak colour.
  private func covered(_ pen: Pen, _ style: CellStyle) -> Pen {
    var pen = pen
    pen.attributes.subtract([.bold])
    if depth == .monochrome || depth == .eight {
      pen.attributes.insert(.dim)
    } else {
      pen.foreground = color(line)
    }
    return pen
  }
}
