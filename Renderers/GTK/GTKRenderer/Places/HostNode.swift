import GTK
import ViewTree

/// A node that is a window of the desktop, with a bar for titles, a back button and toolbar items.
@MainActor
protocol HostNode: GTKNode {
  var window: Window { get }
  var bar: TitleBar { get }
  /// What is in the window, below the bar.
  var page: Box { get }
  /// What the node itself adds to the bar.
  var items: [ToolbarItemNode] { get }
}

extension HostNode {
  /// Shows the title, the way back and the items of what is on screen, once the batch is over.
  func refreshBar() {
    bar.refreshSoon(renderer) { [weak self] in
      guard let self, isAlive else { return }
      guard let navigation = shownNavigation(in: self), let screen = navigation.screens.last else {
        bar.show(title: nil)
        bar.offerBack(nil)
        bar.show(items: items, below: page)
        return
      }
      bar.show(title: screen.title)
      bar.offerBack(navigation.wayBack)
      bar.show(items: items + screen.items, below: page)
    }
  }

  /// The navigation stack that is on screen, or `nil` where there is none.
  private func shownNavigation(in node: GTKNode) -> NavigationNode? {
    if let navigation = node as? NavigationNode { return navigation.shownNavigation }
    if let tabs = node as? TabsNode { return tabs.shownPage.flatMap(shownNavigation) }
    if node is ListNode { return nil }
    for child in node.children where child.isContent && !child.content.meaning.isHidden {
      if let found = shownNavigation(in: child) { return found }
    }
    return nil
  }
}
