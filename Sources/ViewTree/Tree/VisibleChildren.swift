extension Node {
  /// The children that are on screen: of a navigation stack the last screen, of tabs the chosen
  /// page, of a closed disclosure nothing; and what is presented.
  public var visibleChildren: [Node] {
    switch content.element {
    case .navigationStack:
      let last = children.last { $0.content.element.kind == .screen }
      return children.filter { $0.content.element.kind != .screen || $0.id == last?.id }
    case .tabs(let tabs):
      let pages = children.filter { $0.content.element.kind.outlet == .content }
      let chosen = tabs.selection ?? 0
      let shown = pages.indices.contains(chosen) ? pages[chosen].id : nil
      return children.filter { $0.content.element.kind.outlet != .content || $0.id == shown }
    case .disclosure(let disclosure) where !disclosure.isExpanded:
      return children.filter { $0.content.element.kind.outlet != .content }
    default:
      return children
    }
  }

  /// Whether all children are on screen with this node, whatever they are.
  package var showsAllChildren: Bool {
    switch content.element {
    case .navigationStack, .tabs: false
    case .disclosure(let disclosure): disclosure.isExpanded
    default: true
    }
  }

  /// The children that take part in the layout of their parent.
  package var layoutChildren: [Node] {
    children.filter { $0.content.element.kind.outlet == .content && !$0.content.meaning.isHidden }
  }

  /// The children that are on screen and take part in the layout.
  package var visibleLayoutChildren: [Node] {
    visibleChildren.filter {
      $0.content.element.kind.outlet == .content && !$0.content.meaning.isHidden
    }
  }
}
