import GTK
import ViewTree

/// Something in the bar of a window.
final class ToolbarItemNode: GTKNode {
  private let box = Box(.horizontal, spacing: 6)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, box)
  }

  override var container: (any Container)? { box }

  override func align(_ child: GTKNode) {
    child.align(along: .horizontal, alignment: Alignment())
  }

  var isAtStart: Bool {
    guard case .toolbarItem(let item) = content.element else { return false }
    return item.placement == .leading || item.placement == .cancellation
  }
}
