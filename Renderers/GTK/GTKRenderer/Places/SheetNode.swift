import GTK
import ViewTree

/// A modal page in a window above its owner.
final class SheetNode: GTKNode, HostNode, PresentedNode {
  let window = Window()
  let bar: TitleBar
  let page = Box(.vertical)
  private let body = Box(.vertical)
  private(set) var items: [ToolbarItemNode] = []
  private var escape: Shortcut?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    bar = TitleBar(in: window)
    super.init(id, content, renderer, window)
    window.setTitleBar(bar.header)
    window.setChild(page)
    page.append(body)
    window.isModal = true
    window.setDefaultSize(width: 400, height: nil)
    window.onCloseRequest { [weak self] in self?.closeRequested() }
    escape = Shortcut("Escape", in: window) { [weak self] in self?.closeRequested() }
  }

  override var container: (any Container)? { body }
  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .sheet(let sheet) = content.element else { return }
    bar.header.showsWindowButtons = sheet.canDismiss
  }

  override func align(_ child: GTKNode) {
    child.align(in: Alignment())
  }

  override func adopt(_ child: GTKNode) {
    guard let item = child as? ToolbarItemNode else { return present(child) }
    items.append(item)
    refreshBar()
  }

  override func abandon(_ child: GTKNode) {
    guard child is ToolbarItemNode else { return dismiss(child) }
    items.removeAll { $0 === child }
    refreshBar()
  }

  func present(above owner: Window?) {
    window.setOwner(owner)
    window.present()
  }

  func close() {
    window.destroy()
  }

  override func ended() {
    escape?.remove()
    bar.end()
    window.destroy()
  }

  private func closeRequested() {
    guard case .sheet(let sheet) = content.element, sheet.canDismiss else { return }
    report(.dismiss)
  }
}
