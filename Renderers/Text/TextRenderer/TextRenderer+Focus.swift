import ViewTree

/// Keyboard focus: at most one node has it, in the order of reading.
extension TextRenderer {
  /// Everything that focus can go to now, in order: what is enabled and in reach.
  package var focusOrder: [NodeID] {
    index.entries.compactMap { entry in
      entry.part == nil && entry.obstacle == nil && entry.content.isFocusable ? entry.id : nil
    }
  }

  /// Moves focus as a user does, and reports it to those who listen.
  package func moveFocus(to id: NodeID?) {
    let old = user.focus
    guard old != id else { return }
    user.focus = id
    if let old, let handle = handles[old], handle.content.events.contains(.focus) {
      events?(Event(old, .focus(false)))
    }
    if let id, let handle = handles[id], handle.content.events.contains(.focus) {
      events?(Event(id, .focus(true)))
    }
  }

  /// Remembers what comes after the focused node, and before it, while both are still there.
  func keepHeirs(ifFocusIsIn child: Handle) {
    guard let focus = user.focus, contains(child, focus) else { return }
    let order = focusOrder
    guard let place = order.firstIndex(of: focus) else { return }
    heirs = Array(order[(place + 1)...]) + order[..<place].reversed()
  }

  /// Focus that lost its node goes to the next one that can take it, else to the one before.
  func settleFocus() {
    if let focus = user.focus {
      if let handle = handles[focus], canBeFocused(handle) {
        heirs = []
        return
      }
      if heirs.isEmpty, handles[focus] != nil { heirs = neighbours(of: focus) }
      user.focus = nil
    }
    guard !heirs.isEmpty else { return }
    let next = heirs.first { id in handles[id].map(canBeFocused) == true }
    heirs = []
    moveFocus(to: next)
  }

  private func neighbours(of focus: NodeID) -> [NodeID] {
    let entries = index.entries
    guard let place = entries.firstIndex(where: { $0.id == focus }) else { return [] }
    let open = { (entry: ScreenIndex.Entry) in
      entry.obstacle == nil && entry.content.isFocusable
    }
    return entries[(place + 1)...].filter(open).map(\.id)
      + entries[..<place].reversed().filter(open).map(\.id)
  }

  private func canBeFocused(_ handle: Handle) -> Bool {
    var next: Handle? = handle
    while let node = next {
      if node.content.meaning.isHidden || node.content.meaning.isDisabled { return false }
      next = node.parent
    }
    return true
  }

  private func contains(_ ancestor: Handle, _ id: NodeID) -> Bool {
    var next = handles[id]
    while let node = next {
      if node === ancestor { return true }
      next = node.parent
    }
    return false
  }
}

extension Content {
  /// Whether keyboard focus can be at a node with this content.
  package var isFocusable: Bool {
    role.isInteractive || events.contains(.press) || events.contains(.focus)
  }
}
