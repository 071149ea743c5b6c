import TextRenderer
import ViewTree

/// What is above the screen and must be answered first: alerts, open menus, open pickers.
extension TerminalRenderer {
  func press(_ press: KeyPress, in alert: AlertElement, _ node: Node) {
    let count = max(1, alert.buttons.count)
    let mark = text.user.marks[node.id] ?? alert.firstChoice
    switch press.key {
    case .escape: report(node.id, .dismiss)
    case .return, .character(" "): report(node.id, .choose(min(mark, count - 1)))
    case .tab where press.modifiers == .shift: text.user.marks[node.id] = (mark + count - 1) % count
    case .tab: text.user.marks[node.id] = (mark + 1) % count
    case .left, .up: text.user.marks[node.id] = max(0, mark - 1)
    case .right, .down: text.user.marks[node.id] = min(count - 1, mark + 1)
    default: break
    }
  }

  /// Opens a menu, the options of a picker, or the actions of a node.
  func open(_ node: Node) {
    text.user.openMenu = node.id
    switch node.content.element {
    case .menu:
      if let first = items.first { text.moveFocus(to: first.id) }
    case .picker(let picker): text.user.marks[node.id] = picker.selection ?? 0
    default:
      let actions = node.content.meaning.actions
      text.user.marks[node.id] = actions.firstIndex { !$0.isDisabled } ?? 0
    }
    onChange?()
  }

  private func closeMenu(_ node: Node) {
    text.user.openMenu = nil
    if node.isStop { focus(on: node.id) }
    onChange?()
  }

  /// The entries of the open menu that can be chosen.
  private var items: [Node] {
    driver.index.entries.compactMap { entry in
      entry.isMenuItem && entry.obstacle == nil && entry.part == nil
        && entry.content.isFocusable ? node(entry.id) : nil
    }
  }

  func press(_ press: KeyPress, inOpen node: Node) {
    if case .menu = node.content.element { return self.press(press, inMenu: node) }
    let names = self.names(in: node)
    guard !names.isEmpty else { return closeMenu(node) }
    let mark = min(text.user.marks[node.id] ?? 0, names.count - 1)
    switch press.key {
    case .escape, .tab, .left: closeMenu(node)
    case .return, .character(" "): choose(mark, inOpen: node)
    case .character(let letter):
      if let index = next(after: mark, startingWith: letter, in: names) {
        text.user.marks[node.id] = index
      }
    default:
      if let index = press.step(from: mark, of: names.count) { text.user.marks[node.id] = index }
    }
  }

  private func names(in node: Node) -> [String] {
    if case .picker(let picker) = node.content.element { return picker.options.map(\.plain) }
    return node.content.meaning.actions.map(\.label.plain)
  }

  /// Chooses an option of an open picker or an action.
  func choose(_ index: Int, inOpen node: Node) {
    let actions = node.content.meaning.actions
    if case .picker(let picker) = node.content.element {
      guard picker.options.indices.contains(index) else { return }
      closeMenu(node)
      offer(node, .pick(index))
    } else if actions.indices.contains(index), !actions[index].isDisabled {
      closeMenu(node)
      offer(node, .action(index))
    }
  }

  private func press(_ press: KeyPress, inMenu menu: Node) {
    let items = items
    let mark = items.firstIndex { $0.id == text.user.focus }
    switch press.key {
    case .escape, .tab, .left: closeMenu(menu)
    case .return, .character(" "), .right:
      if let mark { choose(items[mark], in: menu) }
    case .character(let letter):
      let names = items.map(\.accessibleName)
      if let index = next(after: mark ?? -1, startingWith: letter, in: names) {
        text.moveFocus(to: items[index].id)
      }
    default:
      if let index = press.step(from: mark ?? -1, of: items.count) {
        text.moveFocus(to: items[index].id)
      }
    }
  }

  /// Chooses an entry of an open menu.
  func choose(_ item: Node, in menu: Node) {
    switch item.content.element {
    case .menu, .picker: open(item)
    default:
      closeMenu(menu)
      activate(item)
    }
  }

  private func next(after mark: Int, startingWith letter: String, in names: [String]) -> Int? {
    let order = Array(names.indices.dropFirst(mark + 1)) + names.indices.prefix(mark + 1)
    return order.first { names[$0].lowercased().hasPrefix(letter.lowercased()) }
  }
}

extension KeyPress {
  /// Where the key moves to among entries below each other, or `nil` where it is no such key.
  func step(from index: Int, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    switch key {
    case .up: return index <= 0 ? count - 1 : index - 1
    case .down: return (index + 1) % count
    case .home, .pageUp: return 0
    case .end, .pageDown: return count - 1
    default: return nil
    }
  }
}
