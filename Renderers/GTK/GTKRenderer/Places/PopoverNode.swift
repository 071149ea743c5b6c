import GTK
import ViewTree

/// A sheet that is a bubble: it points at what opened it.
final class PopoverNode: GTKNode, PresentedNode {
  let popover = Popover()
  private let page = Box(.vertical, spacing: 6)
  private var isClosing = false

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, popover)
    popover.setChild(page)
    popover.onClose { [weak self] in self?.closed() }
  }

  override var container: (any Container)? { page }
  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .sheet(let sheet) = content.element else { return }
    popover.closesByItself = sheet.canDismiss
  }

  override func align(_ child: GTKNode) {
    child.align(along: .vertical, alignment: Alignment(horizontal: .start))
  }

  override func adopt(_ child: GTKNode) {
    // A bubble has no bar: what is meant for one is a part of its page.
    guard child is ToolbarItemNode else { return present(child) }
    page.append(child.widget)
  }

  override func abandon(_ child: GTKNode) {
    guard child is ToolbarItemNode else { return dismiss(child) }
    page.remove(child.widget)
  }

  func present(above owner: Window?) {
    guard let parent, let anchor = parent.host?.page else { return }
    popover.setAnchor(anchor)
    // The tree says beside which nodes it was written, a user's hand says at which one it belongs.
    let actor = renderer.lastActor
    popover.point(
      at: actor.map { $0.isAlive && $0.isInside(parent) } == true
        ? actor!.widget : parent.widget)
    popover.popUp()
    popover.focusFirst()
  }

  func close() {
    isClosing = true
    popover.setAnchor(nil)
  }

  override func ended() {
    close()
  }

  private func closed() {
    guard isAlive, !isClosing else { return }
    report(.dismiss)
    MainLoop.whenIdle { [weak self] in
      // State keeps it.
      guard let self, isAlive, !isClosing else { return }
      popover.popUp()
    }
  }
}

extension GTKNode {
  /// Whether it is another node or somewhere inside it.
  func isInside(_ other: GTKNode) -> Bool {
    var node: GTKNode? = self
    while let next = node {
      if next === other { return true }
      node = next.parent
    }
    return false
  }
}
