import GTK
import ViewTree

/// Something in the bar of a window.
final class ToolbarItemNode: GTKNode {
  /// Where in the bars an item is.
  enum Place {
    case start, middle, end, bottom
    /// Between the bar and the page, as wide as the window: where a search field is.
    case below
  }

  private let box = Box(.horizontal, spacing: 6)
  /// Fixed while it is shown, so that it is taken out of where it was put.
  private(set) var place: Place
  private let placement: ToolbarItemElement.Placement

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    var placement = ToolbarItemElement.Placement.automatic
    if case .toolbarItem(let item) = content.element { placement = item.placement }
    self.placement = placement
    place =
      switch placement {
      case .leading, .cancellation: .start
      case .principal: .middle
      case .bottom: .bottom
      default: .end
      }
    super.init(id, content, renderer, box)
  }

  override var container: (any Container)? { box }

  override func align(_ child: GTKNode) {
    child.align(along: .horizontal, alignment: Alignment())
    (child as? ButtonNode)?.show(placement: placement)
    if case .textField(let field) = child.content.element, field.style == .search { place = .below }
    child.keepOnOneLine()
  }
}

extension GTKNode {
  /// A bar has one line: texts in it aren't broken.
  fileprivate func keepOnOneLine() {
    (core as? Label)?.wraps = false
    for child in children { child.keepOnOneLine() }
  }
}
