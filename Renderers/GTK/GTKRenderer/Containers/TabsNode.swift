import GTK
import ViewTree

/// Pages of which one is shown, with their names in tabs above.
final class TabsNode: SettlingNode {
  let notebook = Notebook()
  private var selections: Handler?
  private var labels: [Widget: TabLabel] = [:]

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, notebook)
    selections = notebook.onSelect { [weak self] index in self?.selected(index) }
  }

  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func show(_ old: Element?) {
    refreshSoon()
  }

  override func align(_ child: GTKNode) {
    child.align(in: Alignment())
  }

  override func place(_ child: GTKNode, after sibling: GTKNode?) {
    let index = sibling.flatMap { pages.firstIndex(of: $0.widget) }.map { $0 + 1 } ?? 0
    let label = TabLabel()
    pages.insert(child.widget, at: index)
    labels[child.widget] = label
    selections?.block { notebook.insert(child.widget, tab: label.box, at: index) }
    refreshSoon()
  }

  override func shift(_ child: GTKNode, after sibling: GTKNode?) {
    pages.removeAll { $0 == child.widget }
    let index = sibling.flatMap { pages.firstIndex(of: $0.widget) }.map { $0 + 1 } ?? 0
    pages.insert(child.widget, at: index)
    selections?.block { notebook.move(child.widget, to: index) }
    refreshSoon()
  }

  override func displace(_ child: GTKNode) {
    pages.removeAll { $0 == child.widget }
    remove(child.widget)
    refreshSoon()
  }

  override func ended() {
    // A notebook without pages complains about its size.
    notebook.isVisible = false
    for page in pages { remove(page) }
    pages = []
  }

  private func remove(_ page: Widget) {
    guard let label = labels.removeValue(forKey: page) else { return }
    page.dropFocus()
    selections?.block { notebook.remove(page, tab: label.box) }
  }

  override func writeValue() {
    let wanted = tabsElement.selection ?? 0
    guard wanted != notebook.selection, pages.indices.contains(wanted)
    else { return }
    selections?.block { notebook.selection = wanted }
    host?.refreshBar()
  }

  /// The page that is on screen.
  var shownPage: GTKNode? {
    guard let index = notebook.selection, pages.indices.contains(index) else { return nil }
    return children.first { $0.widget == pages[index] }
  }

  private var pages: [Widget] = []
  private var isStale = false

  private var tabsElement: TabsElement {
    guard case .tabs(let tabs) = content.element else {
      return TabsElement(tabs: [], selection: nil)
    }
    return tabs
  }

  private var tabs: [TabsElement.Tab] { tabsElement.tabs }

  /// Names the pages and shows the chosen one, when all of them are there.
  private func refreshSoon() {
    guard !isStale else { return }
    isStale = true
    renderer.atCommit { [weak self] in
      guard let self else { return }
      isStale = false
      guard isAlive else { return }
      for (page, tab) in zip(pages, tabs) { labels[page]?.show(tab) }
      writeValue()
      host?.refreshBar()
    }
  }

  private func selected(_ index: Int) {
    host?.refreshBar()
    reportSet(.pick(index))
  }
}

/// What the tab of a page shows: an icon, a text, and a count.
@MainActor
private final class TabLabel {
  let box = Box(.horizontal, spacing: 6)
  private let icon = Image(.icon(""))
  private let label = Label()
  private let badge = Label()
  private var shown: TabsElement.Tab?

  init() {
    badge.addStyle("oriel-badge")
    for part in [icon, label, badge] as [Widget] { box.append(part) }
  }

  func show(_ tab: TabsElement.Tab) {
    guard tab != shown else { return }
    shown = tab
    let name = tab.icon.flatMap(Symbol.icon)
    icon.isVisible = name != nil
    if let name { icon.setSource(.icon(name)) }
    label.show(tab.label)
    badge.text = tab.badge ?? ""
    badge.isVisible = tab.badge != nil
  }
}
