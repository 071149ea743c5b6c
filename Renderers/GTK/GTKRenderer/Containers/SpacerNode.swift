import GTK
import ViewTree

/// Empty room that takes what is left along its stack.
final class SpacerNode: GTKNode {
  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, Box(.horizontal))
    widget.isTarget = false
  }

  override var naturalFill: Fill { [] }
}
