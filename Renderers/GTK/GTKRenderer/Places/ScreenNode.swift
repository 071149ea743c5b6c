import GTK
import ViewTree

/// One page of a navigation stack.
final class ScreenNode: GTKNode {
  private let page = Box(.vertical)
  /// What it adds to the bar while it is the visible page.
  private(set) var items: [ToolbarItemNode] = []

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, page)
  }

  override var container: (any Container)? { page }
  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func show(_ old: Element?) {
    navigation?.refreshBar()
  }

  override func align(_ child: GTKNode) {
    child.align(in: Alignment())
  }

  override func adopt(_ child: GTKNode) {
    guard let item = child as? ToolbarItemNode else { return present(child) }
    items.append(item)
    navigation?.refreshBar()
  }

  override func abandon(_ child: GTKNode) {
    guard child is ToolbarItemNode else { return dismiss(child) }
    items.removeAll { $0 === child }
    navigation?.refreshBar()
  }

  var title: String {
    guard case .screen(let screen) = content.element else { return "" }
    return screen.title
  }

  var canGoBack: Bool {
    guard case .screen(let screen) = content.element else { return true }
    return screen.canGoBack
  }

  private var navigation: NavigationNode? { parent as? NavigationNode }
}
