import GTK
import ViewTree

/// A button whose children are its label.
final class ButtonNode: GTKNode {
  private let button = Button()
  private let box = Box(.horizontal, spacing: 6)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, button)
    box.horizontalAlign = .center
    button.setChild(box)
    button.onClick { [weak self] in self?.press() }
  }

  override var container: (any Container)? { box }
  override var isNamedByChildren: Bool { true }
  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .button(let element) = content.element else { return }
    setStyle("destructive-action", element.role == .destructive)
  }

  override func show(style: String?) {
    button.isFlat = style.map { ["plain", "borderless", "link"].contains($0) } ?? false
    setStyle("suggested-action", style == "borderedProminent")
  }

  override func pressed() {
    // At once: GTK's own activation waits until the button has been seen to go down.
    button.click()
  }

  private func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { button.addStyle(name) } else { button.removeStyle(name) }
  }

  private func press() {
    menu?.close()
    report(.press)
  }

  /// The menu that it is an entry of.
  private var menu: MenuNode? {
    var node = parent
    while let next = node {
      if let menu = next as? MenuNode { return menu }
      node = next.parent
    }
    return nil
  }
}
