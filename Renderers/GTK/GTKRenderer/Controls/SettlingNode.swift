import GTK
import ViewTree

/// A control that a user can set to what state may refuse: once an event was dealt with, it shows
/// what the tree says again.
class SettlingNode: GTKNode {
  private var isSettling = false

  /// Writes the element's value where the control shows another one. Reports nothing.
  func writeValue() {}

  /// Reports what a user set.
  final func reportSet(_ kind: Event.Kind) {
    if !renderer.isWriting { report(kind) }
    guard !isSettling, isAlive else { return }
    isSettling = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      isSettling = false
      if isAlive { writeValue() }
    }
  }
}
