import GTK
import ViewTree

/// What a user can do to rows: remove them by key, and move them by key or by dragging.
@MainActor
final class RowEditor {
  private unowned let list: ListNode
  private var keys: [KeyPress] = []
  private var drag: RowDrag?

  init(_ list: ListNode) {
    self.list = list
    keys = [
      KeyPress(["Delete", "KP_Delete"], in: list.list) { [weak self] in
        self?.delete() ?? false
      },
      KeyPress(["<Alt>Up"], in: list.list) { [weak self] in self?.move(by: -1) ?? false },
      KeyPress(["<Alt>Down"], in: list.list) { [weak self] in self?.move(by: 1) ?? false },
    ]
    drag = RowDrag(
      in: list.list,
      canDrag: { [weak self] in self?.row(at: $0, for: .move) != nil },
      drop: { [weak self] in self?.drop($0, before: $1) ?? false })
  }

  func end() {
    for key in keys { key.remove() }
    keys = []
    drag?.remove()
    drag = nil
  }

  /// A row whose parent takes an edit.
  private func row(at position: Int, for event: EventSet) -> (parent: GTKNode, index: Int)? {
    guard case .row(_, let parent, let index)? = list.layout.entry(at: position),
      parent.content.events.contains(event)
    else { return nil }
    return (parent, index)
  }

  private var focused: Int? { list.list.boundCells.first(where: \.containsFocus)?.position }

  /// Removes the selected rows if the one with the focus is among them, else that one.
  private func delete() -> Bool {
    guard let focused, let (parent, index) = row(at: focused, for: .delete) else { return false }
    let selection = parent === list ? list.selection : []
    parent.report(.delete(selection.contains(index) ? selection.sorted() : [index]))
    return true
  }

  private func move(by distance: Int) -> Bool {
    guard let focused, let (parent, index) = row(at: focused, for: .move),
      let (other, target) = row(at: focused + distance, for: .move), other === parent
    else { return false }
    parent.report(.move(from: [index], to: distance < 0 ? target : target + 1))
    return true
  }

  private func drop(_ position: Int, before target: Int) -> Bool {
    guard let (parent, index) = row(at: position, for: .move) else { return false }
    let place: Int
    if let (other, before) = row(at: target, for: .move), other === parent {
      place = before
    } else if let (other, last) = row(at: target - 1, for: .move), other === parent {
      place = last + 1
    } else {
      return false
    }
    guard place != index, place != index + 1 else { return false }
    parent.report(.move(from: [index], to: place))
    return true
  }
}

extension ListNode {
  /// Whether anything in the list can be edited may be another matter now.
  func editsChanged() {
    let events: EventSet = [.delete, .move]
    let isWanted =
      !content.events.isDisjoint(with: events)
      || children.contains { $0 is ListSectionNode && !$0.content.events.isDisjoint(with: events) }
    if isWanted, edits == nil {
      edits = RowEditor(self)
    } else if !isWanted {
      edits?.end()
      edits = nil
    }
  }
}
