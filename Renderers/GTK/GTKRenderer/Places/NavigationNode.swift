import GTK
import ViewTree

/// Screens of which the last one is visible; its title and a back button are in the window's bar.
///
/// A screen that goes slides out before its widgets are freed. It hears nothing meanwhile.
final class NavigationNode: GTKNode {
  private let stack = Stack()
  private var leaving: [Widget] = []
  private var isStale = false

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, stack)
    stack.onTransition { [weak self] isRunning in
      guard !isRunning else { return }
      // Not from within GTK's own signal: the stack is still looking at the page.
      MainLoop.soon { self?.freeLeaving() }
    }
  }

  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func align(_ child: GTKNode) {}

  override func place(_ child: GTKNode, after sibling: GTKNode?) {
    stack.add(child.widget)
    showLast()
  }

  override func rearranged() {
    showLast()
  }

  override func displace(_ child: GTKNode) {
    if stack.isShowing(child.widget), let next = screens.last, stack.isMapped,
      DesktopAppearance.isAnimated
    {
      leaving.append(child.widget)
      child.widget.isSensitive = false
      stack.show(next.widget, .backwards)
    } else {
      stack.remove(child.widget)
    }
    showLast()
  }

  override func adopt(_ child: GTKNode) {
    // Screens arrive here since their outlet is this node; what they present goes on upwards.
    guard child is ScreenNode else { return super.adopt(child) }
    place(child, after: nil)
  }

  override func abandon(_ child: GTKNode) {
    guard child is ScreenNode else { return super.abandon(child) }
    displace(child)
  }

  override func attached() {
    super.attached()
    refreshBar()
  }

  override func ended() {
    (parent?.host)?.refreshBar()
  }

  /// Shows the last screen once the batch is over.
  private func showLast() {
    guard !isStale else { return }
    isStale = true
    renderer.atCommit { [weak self] in
      guard let self else { return }
      isStale = false
      guard isAlive, let last = screens.last else { return }
      if !stack.isShowing(last.widget) {
        let isAnimated = stack.isMapped && DesktopAppearance.isAnimated
        stack.show(last.widget, isAnimated ? .forwards : .none)
      }
      // What is covered is out of reach for assistive technology as well.
      for screen in screens {
        screen.widget.setAccessibleHidden(
          screen !== last || screen.content.meaning.isAccessibilityHidden)
      }
      refreshBar()
    }
  }

  /// Writes the title, the way back and the items of the visible screen.
  func refreshBar() {
    guard isAlive else { return }
    host?.refreshBar()
  }

  /// What leads back from the visible screen, or `nil`.
  var wayBack: (@MainActor () -> Void)? {
    guard let last = screens.last, let before = screens.dropLast().last, last.canGoBack else {
      return nil
    }
    return { [weak self, weak before] in
      guard let self, let before else { return }
      report(.back(to: before.id))
    }
  }

  /// The innermost stack that is on screen: this one, or one in its visible screen.
  var shownNavigation: NavigationNode { self }

  var screens: [ScreenNode] { children.compactMap { $0 as? ScreenNode } }

  private func freeLeaving() {
    let pages = leaving
    leaving = []
    for page in pages { stack.remove(page) }
  }
}
