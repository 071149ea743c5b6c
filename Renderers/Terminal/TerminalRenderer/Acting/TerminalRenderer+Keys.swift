import TextRenderer
import ViewTree

/// What a key does: first for what is open, then as a shortcut, then where the keyboard is, then
/// for the whole screen.
extension TerminalRenderer {
  /// Takes what a user did.
  func receive(_ input: InputEvent) {
    settle()
    // Who does something has read what was said.
    if input.isDeed { messages.removeAll() }
    switch input {
    case .key(let press): self.press(press)
    case .paste(let text): paste(text)
    case .mouse(let mouse): self.mouse(mouse)
    case .background(let red, let green, let blue):
      palette.backdrop = Backdrop(red: red, green: green, blue: blue)
    case .attributes: return
    }
    onChange?()
  }

  private func press(_ press: KeyPress) {
    if press == KeyPress(.character("c"), .control) { return close() }
    if press == KeyPress(.character("l"), .control) { onRedraw?() }
    if let open = text.user.openMenu.flatMap(node) { return self.press(press, inOpen: open) }
    if let top, let alert = top.alert { return self.press(press, in: alert, top) }
    if pressShortcut(press) { return }
    switch (press.key, press.modifiers) {
    case (.tab, []): return moveFocus(forward: true)
    case (.tab, .shift): return moveFocus(forward: false)
    case (.escape, _): return escape()
    default: break
    }
    if let focus = text.user.focus, let handle = text.handles[focus],
      stops.contains(where: { $0.id == focus })
    {
      if self.press(press, at: handle) { return }
    }
    pressForScreen(press)
  }

  /// Presses what has the key as its shortcut, if it is in reach. What is disabled swallows the key.
  private func pressShortcut(_ press: KeyPress) -> Bool {
    let focus = text.user.focus.flatMap { text.handles[$0] }
    // Return presses the button that has the keyboard rather than the default one.
    if press.key == .return, press.modifiers == [], let focus, focus.sync == nil { return false }
    // What is typed into a field is text.
    if press.isTyping, focus?.sync != nil { return false }
    for shortcut in press.shortcuts {
      let all = driver.index.entries.filter {
        $0.part == nil && $0.content.meaning.shortcut == shortcut
      }
      if let entry = all.first(where: { $0.obstacle == nil }) {
        node(entry.id).map { activate($0) }
        return true
      }
      if all.contains(where: { $0.obstacle == "is disabled" }) { return true }
    }
    return false
  }

  /// What a key does at a node that has the keyboard. Returns whether it does anything.
  private func press(_ press: KeyPress, at handle: Handle) -> Bool {
    if handle.sync != nil { return edit(press, handle) }
    let node = handle.node
    if press.key == .function(10), !node.content.meaning.actions.isEmpty {
      open(node)
      return true
    }
    if case .list(let list) = node.content.element { return self.press(press, in: list, handle) }
    if adjust(press, node) { return true }
    switch (press.key, press.modifiers) {
    case (.return, []), (.character(" "), []):
      activate(node)
      return true
    case (.up, []), (.down, []), (.left, []), (.right, []):
      moveFocus(press.key)
      return true
    default: return false
    }
  }

  /// Does what pressing means for a kind.
  func activate(_ node: Node) {
    switch node.content.element {
    case .toggle(let toggle): report(node.id, .toggle(!toggle.isOn))
    case .disclosure(let disclosure): report(node.id, .toggle(!disclosure.isExpanded))
    case .textField: focus(on: node.id)
    case .menu: open(node)
    case .picker(let picker):
      switch picker.style {
      case .automatic, .menu: open(node)
      default: break
      }
    default: offer(node, .press)
    }
  }

  private func pressForScreen(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.character("q"), .control): close()
    case (.character("z"), .control): onStop?()
    case (.left, .option): try? driver.back()
    case (.character("r"), .control), (.function(5), []): refresh()
    case (.up, []), (.down, []):
      if text.user.focus == nil { moveFocus(forward: press.key == .down) }
      scroll(by: press.key == .up ? -1 : 1)
    case (.pageUp, []): scroll(by: -1, pages: true)
    case (.pageDown, []): scroll(by: 1, pages: true)
    case (.home, []): scroll(by: -Int(Int32.max))
    case (.end, []): scroll(by: Int(Int32.max))
    default: break
    }
  }

  /// Closes what may be closed without an answer, else goes back a screen.
  private func escape() {
    guard let top, top.content.element.kind.outlet == .presentation else {
      try? driver.back()
      return
    }
    if case .sheet(let sheet) = top.content.element, !sheet.canDismiss { return }
    report(top.id, .dismiss)
  }

  /// Asks the window to close, as its button does on a desktop.
  func close() {
    let windows = text.tree.children.filter { $0.content.element.kind == .window }
    guard let window = windows.last, offer(window, .close) else {
      onClose?()
      return
    }
  }

  private func refresh() {
    let around = text.user.focus.map(ancestors) ?? []
    let scrolling = extents.keys.sorted().compactMap { text.handles[$0] }
    for handle in around + scrolling where offer(handle.node, .refresh) { return }
  }
}

extension KeyPress {
  /// Whether the key edits text in a field rather than ending its editing.
  fileprivate var isTyping: Bool {
    modifiers.isSubset(of: .shift) && ![.return, .escape, .tab].contains(key)
  }

  /// The shortcuts that the key may be: Control stands for Command, and for both with Shift where
  /// no terminal can tell.
  var shortcuts: [KeyboardShortcut] {
    guard let key = shortcutKey else { return [] }
    var all: [KeyboardShortcut] = []
    if modifiers.contains(.control) {
      var others = modifiers
      others.remove(.control)
      all.append(KeyboardShortcut(key, modifiers: others.union(.command)))
      all.append(KeyboardShortcut(key, modifiers: modifiers))
      if case .character = key {
        all.append(KeyboardShortcut(key, modifiers: others.union([.command, .shift])))
        all.append(KeyboardShortcut(key, modifiers: modifiers.union(.shift)))
      }
    } else if case .character(let text) = key, modifiers == [] {
      return text == " " ? [] : [KeyboardShortcut(key, modifiers: [])]
    } else {
      all.append(KeyboardShortcut(key, modifiers: modifiers))
    }
    return all
  }

  private var shortcutKey: KeyboardShortcut.Key? {
    switch key {
    case .character(let text): text == " " ? .space : .character(text.lowercased())
    case .return: .return
    case .escape: .escape
    case .tab: .tab
    case .backspace, .delete: .delete
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .insert, .function: nil
    }
  }
}
