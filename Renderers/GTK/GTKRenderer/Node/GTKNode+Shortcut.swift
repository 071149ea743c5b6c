import GTK
import ViewTree

extension GTKNode {
  /// Connects the key combination that presses the node.
  func applyShortcut() {
    shortcut?.remove()
    shortcut = nil
    guard let wanted = content.meaning.shortcut, let keys = wanted.gtkKeys else { return }
    if wanted == .defaultAction {
      renderer.atCommit { [weak self] in
        guard let self, isAlive else { return }
        host?.window.setDefaultWidget(control)
      }
      return
    }
    shortcut = Shortcut(keys, in: widget) { [weak self] in
      guard let self, isAlive, widget.isMapped, widget.isEffectivelySensitive else { return }
      pressed()
    }
  }
}

extension KeyboardShortcut {
  /// The combination in the notation of GTK, such as `<Control><Shift>s`.
  var gtkKeys: String? {
    var keys = ""
    if !modifiers.isDisjoint(with: [.command, .control]) { keys += "<Control>" }
    if modifiers.contains(.shift) { keys += "<Shift>" }
    if modifiers.contains(.option) { keys += "<Alt>" }
    switch key {
    case .character(let text):
      guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
        return nil
      }
      keys += Self.names[text] ?? (scalar.isASCII ? text.lowercased() : text)
    case .return: keys += "Return"
    case .escape: keys += "Escape"
    case .delete: keys += "Delete"
    case .tab: keys += "Tab"
    case .space: keys += "space"
    case .up: keys += "Up"
    case .down: keys += "Down"
    case .left: keys += "Left"
    case .right: keys += "Right"
    case .home: keys += "Home"
    case .end: keys += "End"
    case .pageUp: keys += "Page_Up"
    case .pageDown: keys += "Page_Down"
    }
    return keys
  }

  private static let names = [
    " ": "space", "+": "plus", "-": "minus", "=": "equal", ",": "comma", ".": "period",
    "/": "slash", "<": "less", ">": "greater", "?": "question", "[": "bracketleft",
    "]": "bracketright",
  ]
}
