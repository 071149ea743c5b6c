import GTK
import ViewTree

/// A window of the desktop with one page, or with a navigation stack.
final class WindowNode: GTKNode, HostNode {
  let window = Window()
  let bar: TitleBar
  let page = Box(.vertical)
  private let body = Box(.vertical)
  private(set) var items: [ToolbarItemNode] = []

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    bar = TitleBar(in: window)
    super.init(id, content, renderer, window)
    window.setTitleBar(bar.header)
    window.setChild(page)
    page.append(body)
    window.setDefaultSize(width: 480, height: 480)
    window.onCloseRequest { [weak self] in self?.closeRequested() }
  }

  override var container: (any Container)? { body }
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
    items.append(item)
    refreshBar()
  }

  override func abandon(_ child: GTKNode) {
    guard child is ToolbarItemNode else { return dismiss(child) }
    items.removeAll { $0 === child }
    refreshBar()
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
