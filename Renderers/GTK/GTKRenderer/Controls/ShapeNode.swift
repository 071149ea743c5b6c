import GTK
import ViewTree

/// A figure in the foreground colour, as large as the room that it gets.
final class ShapeNode: GTKNode {
  private let figure = Box(.horizontal)
  private var style: String?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, Self.makeFrame(content.element, figure))
    figure.addStyle("oriel-shape")
    figure.setAccessibleHidden(true)
  }

  override var naturalFill: Fill {
    var fill: Fill = []
    if content.appearance.width.ideal == nil { fill.insert(.horizontal) }
    if content.appearance.height.ideal == nil { fill.insert(.vertical) }
    return fill
  }

  override func show(_ old: Element?) {
    guard case .shape(let shape) = content.element else { return }
    if let style { figure.removeStyle(style) }
    let new = "oriel-\(shape.figure)"
    figure.addStyle(new)
    style = new
    guard case .shape(let previous)? = old,
      (previous.figure == .circle) != (shape.figure == .circle)
    else { return }
    (core as? AspectFrame)?.setChild(nil)
    (core as? Box)?.remove(figure)
    replaceWidget(with: Self.makeFrame(content.element, figure))
  }

  /// A circle keeps its proportion, the others take what they get.
  private static func makeFrame(_ element: Element, _ figure: Box) -> Widget {
    figure.expandsHorizontally = true
    figure.expandsVertically = true
    if case .shape(let shape) = element, shape.figure == .circle {
      let frame = AspectFrame()
      frame.setChild(figure)
      return frame
    }
    let frame = Box(.horizontal)
    frame.append(figure)
    return frame
  }
}
