import CGTK

/// A widget that a closure paints, whenever it has to be.
///
/// ```swift
/// let area = DrawingArea { canvas in
///   canvas.setColor(canvas.textColor)
///   canvas.move(to: 0, canvas.height)
///   canvas.line(to: canvas.width, 0)
///   canvas.stroke(width: 2)
/// }
/// ```
public final class DrawingArea: Widget {
  /// Makes an area without a size of its own.
  public init(_ paint: @escaping @MainActor (Canvas) -> Void) {
    super.init(new: gtk_drawing_area_new())
    let data = Unmanaged.passRetained(Painter(paint)).toOpaque()
    gtk_drawing_area_set_draw_func(
      raw.of(),
      { area, cairo, width, height, data in
        nonisolated(unsafe) let (area, cairo, data) = (area, cairo, data)
        MainActor.assumeIsolated {
          guard let area, let cairo, let data else { return }
          let painter = Unmanaged<Painter>.fromOpaque(data).takeUnretainedValue()
          painter.paint(
            Canvas(
              cairo: cairo, area: UnsafeMutableRawPointer(area), width: Double(width),
              height: Double(height)))
        }
      }, data
    ) { data in
      data.map { Unmanaged<Painter>.fromOpaque($0).release() }
    }
  }

  /// Asks for a paint with the next frame.
  public func redraw() {
    gtk_widget_queue_draw(widget)
  }

  private final class Painter: Sendable {
    let paint: @MainActor (Canvas) -> Void

    init(_ paint: @escaping @MainActor (Canvas) -> Void) {
      self.paint = paint
    }
  }
}

/// What a ``DrawingArea`` is painted on, in logical pixels from its upper left corner; valid during
/// one call only.
@MainActor
public struct Canvas {
  let cairo: OpaquePointer
  let area: UnsafeMutableRawPointer
  public let width: Double
  public let height: Double

  /// A colour, each component from 0 to 1.
  public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The colour in which the area's text would be drawn.
  public var textColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(area.widget), &color)
    return Color(color)
  }

  /// A colour of the theme, such as `theme_selected_bg_color`, or `nil` where the theme has none of
  /// that name.
  public func themeColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(area.widget)
    guard Bool(gtk_style_context_lookup_color(context, name, &color)) else { return nil }
    return Color(color)
  }

  public func setColor(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  public func move(to x: Double, _ y: Double) {
    cairo_move_to(cairo, x, y)
  }

  public func line(to x: Double, _ y: Double) {
    cairo_line_to(cairo, x, y)
  }

  public func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  /// Draws along the path, and begins a new one.
  public func stroke(width: Double) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(cairo)
  }

  /// Fills the path, and begins a new one.
  public func fill() {
    cairo_fill(cairo)
  }
}

extension Canvas.Color {
  fileprivate init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// A colour as CSS writes it, such as `#3584e4`, or `nil` where it is none.
  public init?(css: String) {
    var color = GdkRGBA()
    guard Bool(gdk_rgba_parse(&color, css)) else { return nil }
    self.init(color)
  }
}
