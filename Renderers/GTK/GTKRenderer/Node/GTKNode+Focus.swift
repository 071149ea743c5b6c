import GTK
import ViewTree

extension GTKNode {
  /// Moves the keyboard focus here or away.
  func setFocus(_ isFocused: Bool) {
    guard isAlive, content.meaning.isFocused == isFocused, isFocused != widget.containsFocus else {
      return
    }
    let move = { @MainActor [self] in
      if isFocused { focusControl() } else { widget.dropFocus() }
    }
    // The focus goes where state wants it: that is no news for state.
    if let focusHandler { focusHandler.block(move) } else { move() }
  }

  /// Gives the control the focus, and a field's text no selection.
  func focusControl() {
    if let field = control as? TextInput {
      field.grabFocusWithoutSelecting()
    } else {
      control.grabFocus()
    }
  }

  /// Watches the focus where somebody wants to know.
  func followFocus() {
    let isWanted = content.events.contains(.focus)
    if isWanted, focusHandler == nil {
      focusHandler = control.onFocus { [weak self] in self?.report(.focus($0)) }
    } else if !isWanted {
      focusHandler?.disconnect()
      focusHandler = nil
    }
  }

  /// Gives the focus of a child that is gone to the next one that takes it, else to the one before.
  func passFocus(from index: Int) {
    let candidates = Array(children[index...]) + children[..<index].reversed()
    for child in candidates where child.isContent {
      if child.widget.focusFirst() { return }
    }
  }
}
