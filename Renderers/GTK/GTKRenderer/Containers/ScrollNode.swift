import GTK
import ViewTree

/// A view onto content larger than itself.
final class ScrollNode: GTKNode {
  private let scroll = ScrolledWindow()
  private let box = Box(.vertical)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, scroll)
    scroll.setChild(box)
    scroll.propagatesNaturalHeight = true
  }

  override var container: (any Container)? { box }
  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func show(_ old: Element?) {
    guard case .scroll(let element) = content.element else { return }
    scroll.setScrolling(
      horizontally: element.scrollsHorizontally, vertically: element.scrollsVertically)
    box.orientation =
      element.scrollsHorizontally && !element.scrollsVertically ? .horizontal : .vertical
  }

  override func align(_ child: GTKNode) {
    child.align(along: box.orientation, alignment: Alignment())
  }
}
