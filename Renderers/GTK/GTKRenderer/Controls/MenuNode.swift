import GTK
import ViewTree

/// A button that opens its children in a popover.
final class MenuNode: GTKNode {
  private let button = MenuButton()
  private let popover = Popover()
  private let box = Box(.vertical)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, button)
    popover.addStyle("menu")
    popover.hasArrow = false
    popover.setChild(box)
    button.setPopover(popover)
  }

  override var container: (any Container)? { box }
  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .menu(let menu) = content.element else { return }
    let label = menu.label.plain
    let icon = menu.icon.flatMap(Symbol.icon)
    if let icon, label.isEmpty || isInBar {
      button.setIcon(icon)
      if content.meaning.help == nil { button.tooltip = label.isEmpty ? nil : label }
    } else if let icon {
      let line = Box(.horizontal, spacing: 6)
      line.append(Image(.icon(icon)))
      line.append(Label(label))
      button.setChild(line)
    } else {
      button.label = label
    }
    let name = content.meaning.label ?? label
    button.setAccessibleLabel(name.isEmpty ? nil : name)
  }

  override func attached() {
    super.attached()
    if isInBar || isInMenu { show(nil) }
    button.isFlat = isInMenu
  }

  override func align(_ child: GTKNode) {
    child.widget.horizontalAlign = .fill
    child.widget.expandsHorizontally = true
    (child as? ButtonNode)?.becomeEntry()
  }

  override func show(style: String?) {
    if !isInMenu { button.isFlat = ButtonNode.isFlat(style) }
  }

  func close() {
    button.popDown()
    (enclosing(MenuNode.self))?.close()
  }

  private var isInBar: Bool { enclosing(ToolbarItemNode.self) != nil }
  private var isInMenu: Bool { enclosing(MenuNode.self) != nil }
}

extension GTKNode {
  /// The nearest node around that is of a kind.
  func enclosing<Kind: GTKNode>(_ kind: Kind.Type) -> Kind? {
    var node = parent
    while let next = node {
      if let match = next as? Kind { return match }
      node = next.parent
    }
    return nil
  }
}
