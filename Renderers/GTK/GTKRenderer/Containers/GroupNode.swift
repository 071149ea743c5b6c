import GTK
import ViewTree

/// A group is transparent: its children are laid out as those of the stack that it is in.
final class GroupNode: GTKNode {
  private let box = Box(.vertical)
  private var stackAlignment = Alignment(horizontal: .start, vertical: .center)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, box)
  }

  override var container: (any Container)? { box }

  override var naturalFill: Fill {
    Fill.union(of: children.lazy.filter(\.isContent).map { $0.fill(along: self.box.orientation) })
  }

  override func align(_ child: GTKNode) {
    child.align(along: box.orientation, alignment: stackAlignment)
  }

  /// Takes over the layout of the stack around it.
  func adopt(_ orientation: Orientation, spacing: Int, alignment: Alignment) {
    box.orientation = orientation
    box.spacing = spacing
    stackAlignment = alignment
    for child in children where child.isContent { align(child) }
    refreshFill()
  }
}
