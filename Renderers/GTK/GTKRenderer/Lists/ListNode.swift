import GTK
import ViewTree

/// A list of rows that scrolls, of which only those in and near sight have widgets.
///
/// ```
/// patches ─▶ children ─(end of the batch)─▶ ListLayout ─▶ one change of GTK's model
///                                                              │ bind, unbind
/// core ◀─ Event.show ◀─ rows that cells lack ◀─ ListCell ◀─────┘
/// ```
///
/// A row's widget is that of its node, so it keeps its focus and state while the row moves. GTK binds
/// about two hundred cells; the core mounts the rows that are bound and a margin.
final class ListNode: GTKNode {
  let list = ListView()
  let scroll = ScrolledWindow()
  private(set) var layout = ListLayout()
  private var cells: [ListLayout.Key: ListCell] = [:]
  /// Whether ``layout`` waits for the end of the batch.
  private(set) var isStale = false
  /// Whether the core will be asked for rows soon, and whether it was before.
  var (isRequesting, hasRequested) = (false, false)
  /// Whether GTK is told of other rows: it unbinds the cell of a row that moves, and binds it again.
  private var isChanging = false
  /// Where the focus was when its row went.
  private var lostFocus: Int?
  private var refreshing: RefreshControl?
  var edits: RowEditor?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, scroll)
    scroll.setChild(list)
    scroll.propagatesNaturalHeight = true
    list.addStyle("rich-list")
    list.source = self
    list.onActivate { [weak self] in self?.activate($0) }
  }

  override var control: Widget { list }
  override var naturalFill: Fill { [.horizontal, .vertical] }

  override func show(_ old: Element?) {
    guard case .list(let element) = content.element else { return }
    list.allowsRubberband = element.selectionMode == .multiple
    guard case .list(let previous)? = old else { return layoutChanged() }
    if previous.window != element.window { layoutChanged() }
    if previous.selectionMode != element.selectionMode { selectionModeChanged() }
    let changed = previous.selection.symmetricDifference(element.selection)
    if !changed.isEmpty { selectionChanged(changed) }
  }

  override func eventsChanged() {
    super.eventsChanged()
    editsChanged()
    guard content.events.contains(.refresh) != (refreshing != nil) else { return }
    refreshing?.end()
    refreshing = nil
    if content.events.contains(.refresh) {
      let control = RefreshControl(around: scroll) { [weak self] in self?.report(.refresh) }
      refreshing = control
      replaceWidget(with: control.widget)
    } else {
      replaceWidget(with: scroll)
    }
  }

  override func ended() {
    refreshing?.end()
    edits?.end()
    edits = nil
    list.source = nil
    for cell in cells.values { cell.removeChild() }
    cells = [:]
    // It holds the list, too.
    layout = ListLayout()
  }

  // MARK: Rows

  override func align(_ child: GTKNode) {
    Self.align(row: child)
  }

  override func place(_ child: GTKNode, after sibling: GTKNode?) {
    layoutChanged()
  }

  override func shift(_ child: GTKNode, after sibling: GTKNode?) {
    layoutChanged()
  }

  override func displace(_ child: GTKNode) {
    if let section = child as? ListSectionNode {
      for row in section.children { detach(row) }
      clear(ListLayout.Key(id: section.id, part: .header))
      clear(ListLayout.Key(id: section.id, part: .footer))
    }
    detach(child)
  }

  /// Takes a row's widget out of the cell that shows it.
  func detach(_ row: GTKNode) {
    clear(ListLayout.Key(id: row.id, part: .row))
    layoutChanged()
  }

  private func clear(_ key: ListLayout.Key) {
    guard let cell = cells.removeValue(forKey: key) else { return }
    if cell.containsFocus { lostFocus = cell.position }
    cell.removeChild()
    cell.content = nil
  }

  /// Brings GTK's model in line with the children, once the batch is over.
  func layoutChanged() {
    guard !isStale else { return }
    isStale = true
    renderer.atCommit { [weak self] in
      guard let self, isAlive else { return }
      isStale = false
      refresh()
    }
  }

  private func refresh() {
    let old = layout
    layout = ListLayout(of: self)
    if let change = layout.change(from: old) {
      isChanging = true
      list.change(at: change.position, removed: change.removed, added: change.added)
      isChanging = false
      for cell in list.idleCells { release(cell) }
    }
    for cell in list.boundCells { attach(cell) }
    if selectionMode != .none { list.selectionChanged(0..<layout.count) }
    restoreFocus()
  }

  /// The focus of a row that went goes to the one in its place, else to the last.
  private func restoreFocus() {
    guard let position = lostFocus else { return }
    lostFocus = nil
    guard layout.count > 0, !list.containsFocus else { return }
    focus(min(position, layout.count - 1))
  }

  /// Gives a row the focus.
  func focus(_ position: Int) {
    list.scroll(to: position)
    list.boundCells.first { $0.position == position }?.grabFocus()
  }

  // MARK: Cells

  /// Shows in a cell what is at its position.
  func attach(_ cell: ListCell) {
    guard let position = cell.position, let entry = layout.entry(at: position) else { return }
    guard let key = entry.key else {
      release(cell)
      cell.isFocusable = false
      return wantRows()
    }
    if case .row = entry { cell.isFocusable = true } else { cell.isFocusable = false }
    defer { applyState(to: cell, of: entry) }
    if let shown = cells[key], shown === cell, !cell.isEmpty { return }
    release(cell)
    clear(key)
    cells[key] = cell
    cell.content = CellContent(key)
    switch entry {
    case .row(let node, _, _): cell.setChild(node.widget)
    case .header(let section): cell.setChild(section.header)
    case .footer(let section): cell.setChild(section.footer)
    case .unmounted: break
    }
  }

  /// Writes what a row's place knows of the row, and of the section around it.
  private func applyState(to cell: ListCell, of entry: ListLayout.Entry) {
    let section: ListSectionNode?
    let row: GTKNode?
    switch entry {
    case .row(let node, let parent, _): (row, section) = (node, parent as? ListSectionNode)
    case .header(let node), .footer(let node): (row, section) = (nil, node)
    case .unmounted: (row, section) = (nil, nil)
    }
    let meanings = [row?.content.meaning, section?.content.meaning]
    cell.isVisible = !meanings.contains { $0?.isHidden == true }
    cell.isSensitive = section?.content.meaning.isDisabled != true
  }

  override func stateChanged(of child: GTKNode) {
    layoutChanged()
  }

  /// Takes out of a cell what it shows.
  func release(_ cell: ListCell) {
    if let key = (cell.content as? CellContent)?.key, cells[key] === cell { cells[key] = nil }
    cell.content = nil
    cell.removeChild()
  }

  private final class CellContent {
    let key: ListLayout.Key

    init(_ key: ListLayout.Key) {
      self.key = key
    }
  }
}

extension ListNode: ListViewSource {
  func cell(forRow position: Int) -> ListCell? {
    layout.entry(at: position)?.key.flatMap { cells[$0] }
  }

  func bind(_ cell: ListCell) {
    attach(cell)
  }

  func unbind(_ cell: ListCell) {
    if !isChanging { release(cell) }
  }

  func discard(_ cell: ListCell) {
    release(cell)
  }

  func isSelected(_ position: Int) -> Bool {
    let selection = selection
    guard !selection.isEmpty, let entry = layout.entry(at: position),
      let index = selectionIndex(of: entry)
    else { return false }
    return selection.contains(index)
  }

  func select(_ change: ListSelectionChange) {
    // GTK also selects a row when it gives it the focus in a batch, which no user did.
    guard !renderer.isWriting, selectionMode != .none else { return }
    let wanted = change.mapped { position in
      self.layout.entry(at: position).flatMap(self.selectionIndex)
    }
    var new = wanted.applied(to: selection)
    if selectionMode == .single, new.count > 1 { new = wanted.selected }
    if new != selection { report(.select(new)) }
  }
}
