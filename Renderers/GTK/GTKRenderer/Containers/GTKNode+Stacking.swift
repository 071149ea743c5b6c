import GTK
import ViewTree

extension GTKNode {
  /// What it fills as a child of a row or a column.
  func fill(along orientation: Orientation) -> Fill {
    guard case .spacer = content.element else { return fill }
    return orientation == .horizontal ? .horizontal : .vertical
  }

  /// Takes its place among the children of a row or a column.
  ///
  /// Along the stack it gets spare room only where it fills it; across, it sits where the stack
  /// wants its children.
  func align(along orientation: Orientation, alignment: Alignment) {
    let fill = fill(along: orientation)
    let across = content.appearance.alignment ?? alignment
    if orientation == .vertical {
      let isAligned = (self as? TextNode)?.alignText(across.horizontal) ?? false
      widget.horizontalAlign =
        isAligned || fill.contains(.horizontal) ? .fill : Align(across.horizontal)
      widget.verticalAlign = .fill
    } else {
      widget.verticalAlign = fill.contains(.vertical) ? .fill : Align(across.vertical)
      widget.horizontalAlign = .fill
    }
    widget.expandsHorizontally = fill.contains(.horizontal)
    widget.expandsVertically = fill.contains(.vertical)
    if let divider = self as? DividerNode { divider.divide(along: orientation) }
  }

  /// Takes its place in room of its own.
  func align(in alignment: Alignment) {
    let alignment = content.appearance.alignment ?? alignment
    widget.horizontalAlign = fill.contains(.horizontal) ? .fill : Align(alignment.horizontal)
    widget.verticalAlign = fill.contains(.vertical) ? .fill : Align(alignment.vertical)
    widget.expandsHorizontally = true
    widget.expandsVertically = true
  }
}

extension Align {
  init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }

  init(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .start
    case .center: self = .center
    case .bottom: self = .end
    case .firstTextBaseline, .lastTextBaseline: self = .baseline
    }
  }
}
