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
    popover.setChild(box)
    button.setPopover(popover)
  }

  override var container: (any Container)? { box }
  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .menu(let menu) = content.element else { return }
    let label = menu.label.plain
    if label.isEmpty, let icon = menu.icon {
      button.setIcon(Symbol.icon(icon))
    } else {
      button.label = label
    }
    if let name = content.meaning.label ?? ownName, !name.isEmpty {
      button.setAccessibleLabel(name)
    }
  }

  override func align(_ child: GTKNode) {
    child.widget.horizontalAlign = .fill
    if let button = child.widget as? Button { button.isFlat = true }
  }

  func close() {
    button.popDown()
  }
}
