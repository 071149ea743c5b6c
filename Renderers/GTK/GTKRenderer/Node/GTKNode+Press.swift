import GTK
import ViewTree

extension GTKNode {
  /// Listens for presses on what is no button, where somebody wants to know.
  func followPresses() {
    guard content.events.contains(.press), !(self is ButtonNode), pressTarget != core else {
      return
    }
    pressTarget = core
    core.onTap { [weak self] in
      guard let self, content.events.contains(.press) else { return }
      report(.press)
    }
  }
}
