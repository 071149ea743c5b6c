import GTK
import ViewTree

/// Sections and controls below each other, with room around them, that scroll where needed.
final class FormNode: GTKNode {
  private let box = Box(.vertical, spacing: 12)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let scroll = ScrolledWindow()
    super.init(id, content, renderer, scroll)
    box.margins = Margins(18)
    scroll.setChild(box)
    scroll.propagatesNaturalHeight = true
  }

  override var container: (any Container)? { box }
  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func align(_ child: GTKNode) {
    child.align(along: .vertical, alignment: Alignment(horizontal: .start))
  }
}
