import GTK
import ViewTree

/// A row or a column is a box; children above each other share the one cell of a grid.
final class StackNode: GTKNode {
  private var layout: any Container

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    layout = Self.makeLayout(Self.element(of: content).axis)
    super.init(id, content, renderer, layout)
  }

  override var container: (any Container)? { layout }

  override var naturalFill: Fill {
    guard let orientation = element.axis.orientation else { return super.naturalFill }
    return Fill.union(of: children.lazy.filter(\.isContent).map { $0.fill(along: orientation) })
  }

  override func show(_ old: Element?) {
    let new = element
    if case .stack(let previous)? = old,
      (previous.axis == .depth) != (new.axis == .depth)
    {
      rebuild()
    }
    if let box = layout as? Box, let orientation = new.axis.orientation {
      box.orientation = orientation
      box.spacing = spacing
    }
    for child in children where child.isContent { align(child) }
  }

  override func align(_ child: GTKNode) {
    guard let orientation = element.axis.orientation else {
      return child.align(in: element.alignment)
    }
    child.align(along: orientation, alignment: element.alignment)
    (child as? GroupNode)?.adopt(orientation, spacing: spacing, alignment: element.alignment)
  }

  private var element: StackElement { Self.element(of: content) }

  private var spacing: Int { (element.spacing ?? .small).pixels }

  private static func element(of content: Content) -> StackElement {
    guard case .stack(let stack) = content.element else { return StackElement(.vertical) }
    return stack
  }

  private static func makeLayout(_ axis: StackElement.Axis) -> any Container {
    guard let orientation = axis.orientation else { return LayerBox() }
    return Box(orientation)
  }

  private func rebuild() {
    let placed = children.filter(\.isContent)
    // GTK 4.8 keeps a widget for ever that leaves its parent together with the focus.
    let focused = placed.first { $0.widget.containsFocus }
    focused?.widget.dropFocus()
    for child in placed { layout.remove(child.widget) }
    layout = Self.makeLayout(element.axis)
    var last: GTKNode?
    for child in placed {
      layout.insert(child.widget, after: last?.widget)
      last = child
    }
    replaceWidget(with: layout)
    if let focused { renderer.atCommit { focused.widget.focusFirst() } }
  }
}

extension StackElement.Axis {
  /// `nil` for children above each other.
  var orientation: Orientation? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .depth: nil
    }
  }
}
