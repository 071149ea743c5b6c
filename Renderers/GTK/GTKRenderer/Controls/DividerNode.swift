import GTK
import ViewTree

/// A line across the direction of the stack that it is in.
final class DividerNode: GTKNode {
  private let separator = Separator(.horizontal)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, separator)
  }

  override var naturalFill: Fill { separator.orientation == .horizontal ? .horizontal : [] }

  /// Turns it to divide what follows itself along a direction.
  func divide(along orientation: Orientation) {
    separator.orientation = orientation == .vertical ? .horizontal : .vertical
    refreshFill()
  }
}
