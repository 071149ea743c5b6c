import GTK
import ViewTree

/// A list of rows that scrolls.
final class ListNode: SettlingNode {
  private let list = ListBox()
  private var selections: Handler?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let scroll = ScrolledWindow()
    super.init(id, content, renderer, scroll)
    scroll.setChild(list)
    scroll.propagatesNaturalHeight = true
    list.addStyle("rich-list")
    selections = list.onSelectionChange { [weak self] in self?.selectionChanged() }
  }

  override var container: (any Container)? { list }
  override var control: Widget { list }
  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func show(_ old: Element?) {
    let element = element
    let mode: ListBox.SelectionMode =
      switch element.selectionMode {
      case .none: .none
      case .single: .single
      case .multiple: .multiple
      }
    if list.selectionMode != mode { selections?.block { list.selectionMode = mode } }
    if old != nil || !element.selection.isEmpty { writeSoon() }
  }

  override func writeValue() {
    let wanted = element.selection
    guard list.selectionMode != .none, list.selection != wanted else { return }
    selections?.block { list.selection = wanted }
  }

  override func align(_ child: GTKNode) {
    child.widget.horizontalAlign = .fill
    child.widget.expandsHorizontally = true
    let isRow = child.content.element.kind != .section
    list.setSelectable(isRow && list.selectionMode != .none, rowOf: child.widget)
    list.setActivatable(isRow && list.selectionMode != .none, rowOf: child.widget)
  }

  override func place(_ child: GTKNode, after sibling: GTKNode?) {
    super.place(child, after: sibling)
    writeSoon()
  }

  override func displace(_ child: GTKNode) {
    // A selected row that goes takes its selection along, which no user did.
    selections?.block { super.displace(child) }
    writeSoon()
  }

  override func shift(_ child: GTKNode, after sibling: GTKNode?) {
    selections?.block { super.shift(child, after: sibling) }
    writeSoon()
  }

  /// Indices refer to the rows that are there at the end of the batch.
  private func writeSoon() {
    guard !isWriting, list.selectionMode != .none else { return }
    isWriting = true
    renderer.atCommit { [weak self] in
      guard let self else { return }
      isWriting = false
      if isAlive { writeValue() }
    }
  }

  private var isWriting = false

  private var element: ListElement {
    guard case .list(let list) = content.element else { return ListElement() }
    return list
  }

  private func selectionChanged() {
    reportSet(.select(list.selection))
  }
}
