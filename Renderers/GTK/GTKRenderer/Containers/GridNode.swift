import GTK
import ViewTree

/// Cells in aligned columns.
///
/// With a number of columns the cells fill a grid in reading order. Otherwise each child is a row of
/// cells: the cells of a column share one width, and fill the room if one of them does.
final class GridNode: GTKNode {
  private var layout: any Container
  private var columns: [SizeGroup] = []
  private var aligned: [Widget: SizeGroup] = [:]
  private var isStale = false

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    layout = Self.makeLayout(Self.element(of: content))
    super.init(id, content, renderer, layout)
  }

  override var container: (any Container)? { layout }

  override var naturalFill: Fill {
    layout is CellGrid ? super.naturalFill.union(.horizontal) : super.naturalFill
  }

  override func show(_ old: Element?) {
    let new = element
    if case .grid(let previous)? = old, (previous.columns == nil) != (new.columns == nil) {
      rebuild()
    }
    switch layout {
    case let grid as CellGrid: grid.spacing = spacing
    case let box as Box: box.spacing = spacing
    default: break
    }
    arrangeSoon()
  }

  override func align(_ child: GTKNode) {
    if layout is CellGrid {
      child.align(in: Alignment())
    } else {
      child.align(along: .vertical, alignment: Alignment(horizontal: .start))
    }
    arrangeSoon()
  }

  override func displace(_ child: GTKNode) {
    super.displace(child)
    arrangeSoon()
  }

  override func shift(_ child: GTKNode, after sibling: GTKNode?) {
    super.shift(child, after: sibling)
    arrangeSoon()
  }

  override func stateChanged(of child: GTKNode) {
    arrangeSoon()
  }

  /// Places the cells once the batch is over, whatever it changed.
  func arrangeSoon() {
    guard !isStale else { return }
    isStale = true
    renderer.atCommit { [weak self] in
      guard let self else { return }
      isStale = false
      if isAlive { arrange() }
    }
  }

  private func arrange() {
    if let grid = layout as? CellGrid { return grid.arrange(columns: element.columns ?? 1) }
    let rows = children.filter(\.isContent).map { row in
      row.isRowOfCells ? row.children.filter(\.isContent) : []
    }
    var new: [Widget: SizeGroup] = [:]
    for column in 0..<(rows.map(\.count).max() ?? 0) {
      if column == columns.count { columns.append(SizeGroup()) }
      let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
      let fills = cells.contains { $0.fill.contains(.horizontal) }
      for cell in cells {
        new[cell.widget] = columns[column]
        cell.widget.expandsHorizontally = fills
        guard !cell.fill.contains(.horizontal) else { continue }
        cell.widget.horizontalAlign = .start
        let appearance = cell.content.appearance
        if appearance.textAlignment == nil { (cell.core as? Label)?.textPosition = 0 }
      }
    }
    for (widget, group) in aligned where new[widget] !== group { group.remove(widget) }
    for (widget, group) in new where aligned[widget] !== group { group.add(widget) }
    aligned = new
  }

  override func ended() {
    for (widget, group) in aligned { group.remove(widget) }
    aligned = [:]
  }

  private var element: GridElement { Self.element(of: content) }

  private var spacing: Int { (element.spacing ?? .small).pixels }

  private static func element(of content: Content) -> GridElement {
    guard case .grid(let grid) = content.element else { return GridElement() }
    return grid
  }

  private static func makeLayout(_ element: GridElement) -> any Container {
    element.columns == nil ? Box(.vertical) : CellGrid()
  }

  private func rebuild() {
    for (widget, group) in aligned { group.remove(widget) }
    aligned = [:]
    let placed = children.filter(\.isContent)
    for child in placed { layout.remove(child.widget) }
    layout = Self.makeLayout(element)
    var last: GTKNode?
    for child in placed {
      layout.insert(child.widget, after: last?.widget)
      align(child)
      last = child
    }
    replaceWidget(with: layout)
  }
}

extension GTKNode {
  /// Whether its children are the cells of a grid's row.
  fileprivate var isRowOfCells: Bool {
    guard case .stack(let stack) = content.element else { return false }
    return stack.axis == .horizontal
  }
}
