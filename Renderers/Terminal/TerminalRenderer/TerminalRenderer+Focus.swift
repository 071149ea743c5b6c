import TextRenderer
import ViewTree

/// Where the keyboard is.
extension TerminalRenderer {
  /// Everything that the keyboard can be at now, in the order of reading.
  var stops: [Node] {
    driver.index.entries.compactMap { entry in
      entry.part == nil && entry.obstacle == nil && node(entry.id)?.isStop == true
        ? node(entry.id) : nil
    }
  }

  /// The presentation or open menu on top, or `nil`.
  var top: Node? { topmost(in: text.tree) }

  private func topmost(in node: Node) -> Node? {
    guard !node.content.meaning.isHidden else { return nil }
    if node.id == text.user.openMenu { return node }
    for child in node.visibleChildren.reversed() {
      if let deeper = topmost(in: child) { return deeper }
      if child.content.element.kind.outlet == .presentation { return child }
    }
    return nil
  }

  /// Moves the keyboard along the order of reading, around the ends.
  func moveFocus(forward: Bool) {
    let order = stops
    guard !order.isEmpty else { return }
    guard let focus = text.user.focus, let place = order.firstIndex(where: { $0.id == focus })
    else {
      return self.focus(on: forward ? order[0].id : order[order.count - 1].id)
    }
    self.focus(on: order[(place + (forward ? 1 : order.count - 1)) % order.count].id)
  }

  /// Moves the keyboard to what is next in a direction on the screen, else in the order of reading.
  func moveFocus(_ direction: KeyPress.Key) {
    let places = places(of: Set(stops.map(\.id)))
    guard let focus = text.user.focus, let origin = places[focus] else {
      return moveFocus(forward: direction == .down || direction == .right)
    }
    let candidates = places.filter { id, place in
      guard id != focus else { return false }
      switch direction {
      case .up: return place.line < origin.line
      case .down: return place.line > origin.line
      case .left: return place.line == origin.line && place.column < origin.column
      default: return place.line == origin.line && place.column > origin.column
      }
    }
    let best = candidates.min { first, second in
      let distances = [first.value, second.value].map { place in
        (abs(place.line - origin.line), abs(place.column - origin.column))
      }
      return distances[0] < distances[1]
    }
    if let best {
      self.focus(on: best.key)
    } else if direction == .up || direction == .down {
      // What is next may be scrolled out of sight.
      step(forward: direction == .down)
    }
  }

  private func step(forward: Bool) {
    let order = stops
    guard let place = order.firstIndex(where: { $0.id == text.user.focus }) else { return }
    let next = place + (forward ? 1 : -1)
    if order.indices.contains(next) { focus(on: order[next].id) }
  }

  /// The first cell of each of some nodes.
  private func places(of ids: Set<NodeID>) -> [NodeID: Grid.Place] {
    layIfStale()
    var places: [NodeID: Grid.Place] = [:]
    var stopOf: [UInt64: NodeID?] = [:]
    for (line, row) in layout.block.lines.enumerated() {
      var column = 0
      for cell in row.cells {
        defer { column += cell.width }
        if cell.owner == 0 { continue }
        let stop: NodeID?
        if let known = stopOf[cell.owner] {
          stop = known
        } else {
          stop = ancestors(of: NodeID(rawValue: cell.owner)).first { ids.contains($0.id) }?.id
          stopOf[cell.owner] = .some(stop)
        }
        if let stop, places[stop] == nil { places[stop] = Grid.Place(column: column, line: line) }
      }
    }
    return places
  }

  func focus(on id: NodeID?) {
    text.moveFocus(to: id)
    if id != nil { isFocusLetGo = false }
    reveals = true
    onChange?()
  }

  /// Before anything is drawn or done: the keyboard goes into what has come up, back to where it was when that is
  /// gone, and to the first stop where it is nowhere.
  func settle() {
    guard settled != text.revision else { return }
    defer { settled = text.revision }
    let top = top
    while let last = covered.last, last.top != top?.id, text.handles[last.top] == nil {
      covered.removeLast()
      if let focus = last.focus, text.handles[focus] != nil { self.focus(on: focus) }
    }
    if let top, top.content.element.kind.outlet == .presentation, covered.last?.top != top.id {
      covered.append((top.id, text.user.focus))
      isFocusLetGo = false
      if text.user.openMenu.map({ text.handles[$0] == nil }) == true { text.user.openMenu = nil }
      if let alert = top.alert { text.user.marks[top.id] = alert.firstChoice }
    }
    if let top, top.alert != nil { return }
    let order = stops
    if let focus = text.user.focus, order.contains(where: { $0.id == focus }) { return }
    if text.user.focus == nil,
      let wanted = order.first(where: { $0.content.meaning.isFocused == true })
    {
      return focus(on: wanted.id)
    }
    // Where state wants it nowhere, it is nowhere until a user puts it somewhere.
    guard text.user.focus != nil || !isFocusLetGo else { return }
    if let first = order.first { focus(on: first.id) }
  }
}

extension Node {
  /// Whether the keyboard can be here.
  var isStop: Bool {
    switch content.element {
    case .list(let list):
      list.selectionMode != .none || !content.events.isDisjoint(with: [.delete, .move])
    case .tabs, .disclosure, .datePicker: true
    case .alert, .dialog, .sheet: false
    default: content.isFocusable
    }
  }

  var alert: AlertElement? {
    switch content.element {
    case .alert(let alert), .dialog(let alert): alert
    default: nil
    }
  }
}

extension AlertElement {
  /// What Return chooses: the first button, or the one that changes nothing where another destroys.
  var firstChoice: Int {
    if buttons.contains(where: { $0.role == .destructive }),
      let cancel = buttons.firstIndex(where: { $0.role == .cancel })
    {
      return cancel
    }
    return buttons.firstIndex { $0.role == nil } ?? 0
  }
}
