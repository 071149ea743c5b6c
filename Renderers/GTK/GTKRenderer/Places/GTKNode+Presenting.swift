import GTK
import ViewTree

extension GTKNode {
  /// Shows an alert, dialog or sheet above the window that this node is in, once it is in one.
  func present(_ child: GTKNode) {
    renderer.atCommit { [weak child] in
      guard let child, child.isAlive, let presented = child as? any PresentedNode else { return }
      presented.present(above: child.parent?.host?.window)
    }
  }

  /// Closes what was presented.
  func dismiss(_ child: GTKNode) {
    (child as? any PresentedNode)?.close()
  }
}

/// A node that is shown in a window of its own above another one.
@MainActor
protocol PresentedNode: GTKNode {
  func present(above owner: Window?)
  func close()
}
