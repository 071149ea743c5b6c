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
    openSize()
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
    keepSize()
    bar.end()
  }

  /// Has assistive technology say a text: GTK 4.8 can do so only through something on screen.
  func announce(_ text: String) {
    let label = status ?? Label.status()
    if status == nil {
      label.addStyle("oriel-status")
      page.append(label)
      status = label
    }
    // The same text again is news again.
    label.text = ""
    label.text = text
  }

  private var status: Label?

  private var element: WindowElement {
    guard case .window(let window) = content.element else { return WindowElement() }
    return window
  }

  /// The size that the user gave it last time, else what it asks for.
  private func openSize() {
    let element = element
    let sizes = renderer.windowSizes
    func kept(_ key: String) -> Int? { element.name.flatMap { sizes?.int(key, of: $0) } }
    let width = kept("width") ?? element.width.map { Int($0 * 16) } ?? 480
    let height = kept("height") ?? element.height.map { Int($0 * 16) } ?? 480
    window.setDefaultSize(width: width, height: height)
    if kept("maximized") == 1 { window.isMaximized = true }
  }

  private func keepSize() {
    guard let name = element.name, let sizes = renderer.windowSizes, window.isVisible else {
      return
    }
    let size = window.restoredSize
    sizes.set(
      [
        "width": size.width, "height": size.height, "maximized": window.isMaximized ? 1 : 0,
      ], of: name)
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
