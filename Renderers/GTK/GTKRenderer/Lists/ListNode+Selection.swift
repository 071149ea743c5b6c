import GTK
import ViewTree

extension ListNode {
  var selectionMode: ListElement.SelectionMode {
    guard case .list(let list) = content.element else { return .none }
    return list.selectionMode
  }

  var selection: Set<Int> {
    guard case .list(let list) = content.element else { return [] }
    return list.selection
  }

  /// The index by which the list's selection names an entry.
  func selectionIndex(of entry: ListLayout.Entry) -> Int? {
    switch entry {
    case .row(_, let parent, let index), .unmounted(let parent, let index):
      parent === self ? index : nil
    case .header, .footer: nil
    }
  }

  func selectionModeChanged() {
    for cell in list.boundCells { attach(cell) }
    list.selectionChanged(0..<layout.count)
  }

  func selectionChanged(_ indices: Set<Int>) {
    guard !isStale else { return }
    for position in indices.compactMap(layout.position(ofRow:)) {
      list.selectionChanged(position..<position + 1)
    }
  }

  /// Return or a double click on a row presses the button that the row is.
  func activate(_ position: Int) {
    guard case .row(let node, _, _)? = layout.entry(at: position) else { return }
    node.firstButton?.pressed()
  }
}

extension GTKNode {
  /// The button that the node is or has in it.
  fileprivate var firstButton: ButtonNode? {
    if let button = self as? ButtonNode { return button }
    for child in children where child.isContent {
      if let button = child.firstButton { return button }
    }
    return nil
  }
}
