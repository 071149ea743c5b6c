import GTK
import ViewTree

/// What a secondary click, a long touch or the menu key offers for a node.
///
/// The menu's widgets are made when it opens and freed when it has closed.
@MainActor
final class ContextMenu {
  private unowned let node: GTKNode
  private var keys: [Shortcut] = []
  private(set) var popover: Popover?
  private var isWatching = false

  init(of node: GTKNode) {
    self.node = node
  }

  /// Begins to listen on a widget, once.
  func watch(_ widget: Widget) {
    guard !isWatching else { return }
    isWatching = true
    widget.onMenuRequest { [weak self] x, y in self?.open(at: (x, y)) }
    for key in ["Menu", "<Shift>F10"] {
      guard
        let shortcut = Shortcut(key, in: widget, needsFocus: true, { [weak self] in self?.open() })
      else { continue }
      keys.append(shortcut)
    }
  }

  /// Opens the menu at a place in the node, or below the node.
  func open(at place: (x: Double, y: Double)? = nil) {
    let actions = node.content.meaning.actions
    guard node.isAlive, popover == nil, !actions.isEmpty, node.widget.isEffectivelySensitive,
      let anchor = node.host?.page
    else { return }
    let popover = Popover()
    popover.addStyle("menu")
    popover.hasArrow = false
    popover.setAccessibleLabel("Actions")
    popover.setChild(makeEntries(actions))
    popover.setAnchor(anchor)
    popover.point(at: node.widget, x: place?.x, y: place?.y)
    popover.onClose { [weak self] in
      // Not from within GTK's own signal: the popover still has to say that it is gone.
      MainLoop.soon { self?.free() }
    }
    self.popover = popover
    popover.popUp()
  }

  /// Closes the menu and hears nothing more.
  func end() {
    for key in keys { key.remove() }
    keys = []
    free()
  }

  private func makeEntries(_ actions: [NodeAction]) -> Widget {
    let box = Box(.vertical)
    for (index, action) in actions.enumerated() {
      let button = MenuEntry.make(action.label.plain, icon: action.icon)
      button.isSensitive = !action.isDisabled
      if action.role == .destructive { button.addStyle("oriel-foreground-error") }
      button.onClick { [weak self] in self?.choose(index) }
      box.append(button)
    }
    return box
  }

  private func choose(_ index: Int) {
    popover?.popDown()
    node.report(.action(index))
  }

  private func free() {
    popover?.setAnchor(nil)
    popover = nil
  }
}

/// A line of a menu.
@MainActor
enum MenuEntry {
  static func make(_ text: String, icon: String?) -> Button {
    let button = Button()
    let line = Box(.horizontal, spacing: 6)
    if let icon, let name = Symbol.icon(icon) { line.append(Image(.icon(name))) }
    line.append(Label(text))
    button.setChild(line)
    button.setAccessibleLabel(text)
    button.isFlat = true
    return button
  }
}

extension GTKNode {
  /// Offers what can be done to the node, as it is now.
  func applyActions() {
    guard !content.meaning.actions.isEmpty else { return }
    let menu = contextMenu ?? ContextMenu(of: self)
    contextMenu = menu
    menu.watch(core)
  }
}
