import GTK
import ViewTree

/// The desktop: the parent of every window, without a widget that anybody sees.
final class SurfaceNode: GTKNode {
  init(renderer: GTKRenderer) {
    super.init(.surface, Content(.group), renderer, Box(.vertical))
  }

  /// The windows of the app, in the order in which they were opened.
  var windows: [WindowNode] { children.compactMap { $0 as? WindowNode } }

  override var naturalFill: Fill { [] }
  override func align(_ child: GTKNode) {}

  override func place(_ child: GTKNode, after sibling: GTKNode?) {
    guard let window = child as? WindowNode else { return }
    renderer.atCommit { window.present() }
  }

  override func shift(_ child: GTKNode, after sibling: GTKNode?) {}

  override func displace(_ child: GTKNode) {
    (child as? WindowNode)?.window.destroy()
    renderer.atCommit { [weak self] in
      guard let self, children.isEmpty else { return }
      renderer.onLastWindowClosed?()
    }
  }
}
