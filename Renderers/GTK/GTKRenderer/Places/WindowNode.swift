import GTK
import ViewTree

/// A window of the desktop with one page, or with a navigation stack.
final class WindowNode: GTKNode, HostNode {
  let window = Window()
  let bar: TitleBar
  private let page = Box(.vertical)
  private var items: [ToolbarItemNode] = []

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    bar = TitleBar(in: window)
    super.init(id, content, renderer, window)
    window.setTitleBar(bar.header)
    window.setChild(page)
    window.setDefaultSize(width: 480, height: 480)
    window.onCloseRequest { [weak self] in self?.closeRequested() }
  }

  override var container: (any Container)? { page }
  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .window(let element) = content.element else { return }
    window.title = element.title
  }

  override func align(_ child: GTKNode) {
    child.align(in: Alignment())
  }

  override func adopt(_ child: GTKNode) {
    guard let item = child as? ToolbarItemNode else { return present(child) }
    items = children.compactMap { $0 as? ToolbarItemNode }
    if !items.contains(where: { $0 === item }) { items.append(item) }
    bar.show(items: items)
  }

  override func abandon(_ child: GTKNode) {
    items.removeAll { $0 === child }
    if child is ToolbarItemNode { bar.show(items: items) } else { dismiss(child) }
  }

  override func ended() {
    bar.end()
  }

  func present() {
    if isAlive { window.present() }
  }

  private func closeRequested() {
    // Nobody decides what closing means: then it closes.
    guard content.events.contains(.close) else {
      window.isVisible = false
      return renderer.onLastWindowClosed?() ?? ()
    }
    report(.close)
  }
}
