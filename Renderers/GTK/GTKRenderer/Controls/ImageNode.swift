import GTK
import ViewTree

/// An icon of the theme, or a picture from a file.
final class ImageNode: GTKNode {
  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, Self.makeWidget(content.element))
  }

  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .image(let image) = content.element else { return }
    if old != nil { replaceWidget(with: Self.makeWidget(content.element)) }
    let name = content.meaning.label ?? image.alternative
    widget.setAccessibleLabel(name)
    if name == nil { widget.setAccessibleHidden(true) }
  }

  private static func makeWidget(_ element: Element) -> Widget {
    guard case .image(let image) = element else { return Image(.icon("image-missing")) }
    switch image.source {
    case .symbol(let name): return Image(.icon(Symbol.icon(name)))
    case .named(let name): return Image(.icon(name))
    case .file(let path): return Picture(path: path)
    }
  }
}
