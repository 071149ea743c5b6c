import GTK
import ViewTree

/// A section of a list: no widget of its own around its rows, but a header and a footer among them.
final class ListSectionNode: GTKNode {
  let header = Label("", role: .heading)
  let footer = Label()

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, header)
    header.addStyle("heading")
    header.textPosition = 0
    footer.addStyle("caption")
    footer.addStyle("dim-label")
    footer.textPosition = 0
    footer.wraps = true
  }

  override var naturalFill: Fill { .horizontal }

  override func show(_ old: Element?) {
    guard case .section(let section) = content.element else { return }
    header.show(section.header ?? "")
    footer.show(section.footer ?? "")
    list?.layoutChanged()
  }

  override func align(_ child: GTKNode) {
    ListNode.align(row: child)
  }

  override func place(_ child: GTKNode, after sibling: GTKNode?) {
    list?.layoutChanged()
  }

  override func shift(_ child: GTKNode, after sibling: GTKNode?) {
    list?.layoutChanged()
  }

  override func displace(_ child: GTKNode) {
    list?.detach(child)
  }

  override func stateChanged(of child: GTKNode) {
    list?.layoutChanged()
  }

  override func eventsChanged() {
    super.eventsChanged()
    list?.editsChanged()
  }

  /// What it takes of the list's positions.
  var block: ListLayout.SectionBlock {
    let rows = children.prefix { $0.isContent }
    var hasHeader = false
    var hasFooter = false
    var window = RowWindow(total: rows.count)
    if case .section(let section) = content.element {
      hasHeader = section.header != nil
      hasFooter = section.footer != nil
      window = section.window ?? window
    }
    return ListLayout.SectionBlock(
      node: self, hasHeader: hasHeader, hasFooter: hasFooter, window: window, rows: Array(rows))
  }

  private var list: ListNode? { parent as? ListNode }
}
