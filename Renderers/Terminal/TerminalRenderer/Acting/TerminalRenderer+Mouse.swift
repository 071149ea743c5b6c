import TextRenderer
import ViewTree

/// Clicks, drags and the wheel.
extension TerminalRenderer {
  func mouse(_ mouse: MouseInput) {
    layIfStale()
    switch mouse.action {
    case .wheel(_, let lines): wheel(mouse, lines)
    case .press(.primary): press(mouse)
    case .press(.secondary): openActions(at: mouse)
    case .drag(.primary): drag(mouse)
    case .release: release(mouse)
    default: break
    }
  }

  /// The cell under the pointer, or `nil` beside everything and behind what covers the screen.
  private func cell(at mouse: MouseInput) -> Cell? {
    guard layout.block.lines.indices.contains(mouse.line) else { return nil }
    var end = 0
    for cell in layout.block.lines[mouse.line].cells {
      end += cell.width
      guard mouse.column < end else { continue }
      return cell.owner == 0 || cell.style.contains(.covered) ? nil : cell
    }
    return nil
  }

  private func press(_ mouse: MouseInput) {
    let hit = cell(at: mouse)
    dragged = text.user.openMenu == nil ? hit.flatMap(movableRow) : nil
    if let open = text.user.openMenu.flatMap(node) { return press(hit, inOpen: open) }
    guard let hit else { return pressBeside() }
    let around = ancestors(of: NodeID(rawValue: hit.owner))
    // What is in something disabled is disabled too, however far out that is; what is presented isn't.
    let end = around.firstIndex { $0.content.element.kind.outlet == .presentation }
    if around[...(end ?? around.count - 1)].contains(where: isDisabled) { return }
    for handle in around {
      let isOwner = handle.id.rawValue == hit.owner
      if press(handle, part: isOwner ? Int(hit.part) : 0, mouse) { return }
      if handle.content.element.kind.outlet == .presentation { return }
    }
  }

  /// A click beside a popover closes it; other presentations want an answer.
  private func pressBeside() {
    guard let top, case .sheet(let sheet) = top.content.element, sheet.style == .popover,
      sheet.canDismiss
    else { return }
    report(top.id, .dismiss)
  }

  private func press(_ hit: Cell?, inOpen open: Node) {
    guard let hit else {
      text.user.openMenu = nil
      if open.isStop { focus(on: open.id) }
      return
    }
    if hit.owner == open.id.rawValue {
      if hit.part > 0 { choose(Int(hit.part) - 1, inOpen: open) }
    } else if let item = node(NodeID(rawValue: hit.owner)), !item.content.meaning.isDisabled {
      choose(item, in: open)
    }
  }

  /// Returns whether a click means something to a node.
  private func press(_ handle: Handle, part: Int, _ mouse: MouseInput) -> Bool {
    let node = handle.node
    switch node.content.element {
    case .alert, .dialog:
      if part > 0 { report(node.id, .choose(part - 1)) }
      return true
    case .screen where part == 1:
      try? driver.back()
      return true
    case .tabs where part > 0: offer(node, .pick(part - 1))
    case .picker(let picker) where part > 0:
      if picker.options.indices.contains(part - 1) { offer(node, .pick(part - 1)) }
    case .stepper(let stepper):
      if part == 1, stepper.canDecrement { offer(node, .step(up: false)) }
      if part == 2, stepper.canIncrement { offer(node, .step(up: true)) }
    case .slider: drag(handle, mouse)
    case .textField: placeCaret(handle, mouse, extends: mouse.modifiers.contains(.shift))
    case .list(let list) where list.selectionMode != .none && part > 0:
      select(part - 1, list, handle, mouse)
    default:
      if let row = row(handle) {
        guard node.content.events.contains(.press) else {
          select(row.index, row.list, row.handle, mouse)
          return true
        }
      } else if !node.isStop {
        return false
      }
      focusIfStop(node)
      activate(node)
      return true
    }
    focusIfStop(node)
    grabbed = node.id
    return true
  }

  /// The row under a cell, where a user may move it.
  private func movableRow(_ hit: Cell) -> (list: NodeID, row: Int)? {
    let around = ancestors(of: NodeID(rawValue: hit.owner))
    guard !around.contains(where: isDisabled) else { return nil }
    for (index, handle) in around.enumerated() {
      guard case .list(let list) = handle.content.element else { continue }
      guard handle.content.events.contains(.move) else { return nil }
      let row =
        index == 0
        ? (hit.part > 0 ? Int(hit.part) - 1 : nil)
        : RowIndices(handle, list).index(of: around[index - 1])
      return row.map { (handle.id, $0) }
    }
    return nil
  }

  /// Lets go of a row: where another one is, it takes its place.
  private func release(_ mouse: MouseInput) {
    grabbed = nil
    guard let from = dragged else { return }
    dragged = nil
    guard let to = cell(at: mouse).flatMap(movableRow), to.list == from.list, to.row != from.row
    else { return }
    text.user.marks[from.list] = to.row
    report(from.list, .move(from: [from.row], to: to.row > from.row ? to.row + 1 : to.row))
  }

  private func focusIfStop(_ node: Node) {
    if stops.contains(where: { $0.id == node.id }) { focus(on: node.id) }
  }

  private func isDisabled(_ handle: Handle) -> Bool {
    handle.content.meaning.isDisabled
  }

  /// The list and the index, where a node is a row that can be selected.
  private func row(_ handle: Handle) -> (handle: Handle, list: ListElement, index: Int)? {
    guard let parent = handle.parent, case .list(let list) = parent.content.element,
      list.selectionMode != .none, let index = RowIndices(parent, list).index(of: handle)
    else { return nil }
    return (parent, list, index)
  }

  private func select(_ row: Int, _ list: ListElement, _ handle: Handle, _ mouse: MouseInput) {
    focusIfStop(handle.node)
    if list.selectionMode == .multiple, mouse.modifiers.contains(.control) {
      text.user.marks[handle.id] = row
      offer(handle.node, .select(list.selection.symmetricDifference([row])))
    } else if list.selectionMode == .multiple {
      text.user.marks[handle.id] = row
      if list.selection != [row] { offer(handle.node, .select([row])) }
    } else {
      go(to: row, list, handle)
    }
  }

  private func placeCaret(_ field: Handle, _ mouse: MouseInput, extends: Bool) {
    let shown = field.sync?.shown ?? ""
    let place = character(of: field, near: mouse.column, line: mouse.line) ?? shown.count
    go(to: TextCaret.offset(ofCharacter: place, in: shown), field, extends)
  }

  private func drag(_ mouse: MouseInput) {
    guard let grabbed, let handle = text.handles[grabbed] else { return }
    if handle.sync != nil { return placeCaret(handle, mouse, extends: true) }
    drag(handle, mouse)
  }

  /// Moves a slider's knob to the pointer's column.
  private func drag(_ handle: Handle, _ mouse: MouseInput) {
    guard case .slider(let slider) = handle.content.element else { return }
    for row in layout.block.lines {
      var column = 0
      var track: (start: Int, end: Int)?
      for cell in row.cells {
        if cell.owner == handle.id.rawValue, cell.part > 0 {
          track = (track?.start ?? column, column)
        }
        column += cell.width
      }
      guard let track, track.end > track.start else { continue }
      let place = Double(max(0, min(mouse.column - track.start, track.end - track.start)))
      let fraction = place / Double(track.end - track.start)
      let range = slider.upperBound - slider.lowerBound
      return slide(handle.node, slider, to: slider.lowerBound + fraction * range)
    }
  }

  private func wheel(_ mouse: MouseInput, _ lines: Int) {
    guard let hit = cell(at: mouse) else { return }
    for handle in ancestors(of: NodeID(rawValue: hit.owner)) {
      let step = handle.content.element.kind == .list ? 2 * lines : 3 * lines
      if scroll(handle.id, by: step) { return }
    }
  }

  private func openActions(at mouse: MouseInput) {
    guard let hit = cell(at: mouse), text.user.openMenu == nil else { return }
    for handle in ancestors(of: NodeID(rawValue: hit.owner))
    where !handle.content.meaning.actions.isEmpty {
      return open(handle.node)
    }
  }
}
