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
    setStyle("destructive-action", element.role == .destructive && !isEntry)
    setStyle("oriel-foreground-error", element.role == .destructive && isEntry)
  }

  override func show(style: String?) {
    button.isFlat = isEntry || Self.isFlat(style)
    // Without a border to be in the middle of, it begins where other rows do.
    box.horizontalAlign = button.isFlat ? .fill : .center
    setStyle("suggested-action", style == "borderedProminent")
    setStyle("oriel-link", style == "link")
  }

  override func pressed() {
    // At once: GTK's own activation waits until the button has been seen to go down.
    button.click()
  }

  /// Becomes a line of a menu.
  func becomeEntry() {
    guard !isEntry else { return }
    isEntry = true
    button.isFlat = true
    box.horizontalAlign = .fill
    show(nil)
  }

  /// Takes the look that its place in a bar gives it.
  func show(placement: ToolbarItemElement.Placement) {
    setStyle("suggested-action", placement == .confirmation)
    if placement == .destructive { setStyle("destructive-action", true) }
  }

  static func isFlat(_ style: String?) -> Bool {
    style.map { ["plain", "borderless", "link"].contains($0) } ?? false
  }

  private var isEntry = false

  private func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { button.addStyle(name) } else { button.removeStyle(name) }
  }

  private func press() {
    enclosing(MenuNode.self)?.close()
    report(.press)
  }
}
