import ConformanceKit
import GTK
import ViewTree

@testable import GTKRenderer

extension GTKProbe {
  func perform(_ gesture: Gesture, on node: GTKNode) -> Bool {
    // What isn't part of the tree any more gets the signal all the same: it must be silent.
    guard !node.isAlive || isReachable(node) || gesture.asksTheWindow else { return true }
    switch gesture {
    case .press:
      if let button = node.control as? Button { button.click() } else { click(node) }
    case .type(let text): type(text, into: node)
    case .deleteBackwards: node.control.emitInText("backspace")
    case .selectText(let selection):
      (node.control as? any TextControl)?.selection = (selection.anchor, selection.caret)
    case .beginComposing: node.control.emitInText("preedit-changed", "ㅎ")
    case .commit(let text):
      type(text, into: node)
      node.control.emitInText("preedit-changed", "")
    case .submit: (node.control as? TextInput)?.submit()
    case .toggle:
      (node.control as? any TogglePart)?.isOn.toggle()
      (node.control as? Expander)?.isExpanded.toggle()
    case .slide(let value): (node.control as? Scale)?.value = value
    case .step(let up):
      guard let stepper = node as? StepperNode else { break }
      let button = up ? stepper.up : stepper.down
      if button.isEffectivelySensitive || !node.isAlive { button.click() }
    case .pick(let index):
      (node as? PickerNode)?.part.pretendPick(index)
      (node.control as? Notebook)?.selection = index
    case .setDate(let seconds): set(seconds, in: node)
    case .choose(let index): (node as? AlertNode)?.dialog?.choose(index)
    case .dismiss:
      (node as? AlertNode)?.dialog?.requestClose()
      (node as? SheetNode)?.window.requestClose()
    case .back: if let bar = node.host?.bar, bar.offersBack { bar.pressBack() }
    case .close: (node as? WindowNode)?.window.requestClose()
    case .focus: focus(node)
    case .openMenu: (node.control as? MenuButton)?.popUp()
    case .action(let index): choose(index, of: node)
    case .key(let shortcut): press(shortcut)
    case .selectRow, .deleteRow, .moveRow, .refresh, .scroll:
      if let list = node as? ListNode { perform(gesture, in: list) }
    }
    return true
  }

  /// Whether a user gets at a node: it is on screen, takes input, and no modal window is above.
  private func isReachable(_ node: GTKNode) -> Bool {
    let control = (node as? AlertNode)?.dialog ?? node.control
    guard control.isMapped, control.isEffectivelySensitive else { return false }
    guard let top = modals(renderer.surface).last else { return true }
    return control.isIn(top)
  }

  private func modals(_ node: GTKNode) -> [Window] {
    let own = (node as? AlertNode)?.dialog ?? (node as? SheetNode)?.window
    let shown = own.flatMap { $0.isMapped && $0.isModal ? [$0] : nil } ?? []
    return shown + node.children.flatMap(modals)
  }

  private func perform(_ gesture: Gesture, in list: ListNode) {
    switch gesture {
    case .selectRow(let index):
      if let position = list.layout.position(ofRow: index) { list.list.click(on: position) }
    case .scroll(let row): reveal(row, of: list)
    case .deleteRow(let row):
      _ = Keyboard.focus(windowNamed: "Window")
      list.focus(row)
      Keyboard.press("Delete")
    case .moveRow(let from, let to): drag(from, to: to, in: list)
    case .refresh:
      list.widget.mappedDescendants.first { $0.accessibleLabel == "Refresh" }?.emitClick()
    default: break
    }
  }

  /// Drags a row by the mouse to the upper half of another one, or to the lower half of the last.
  private func drag(_ from: Int, to: Int, in list: ListNode) {
    guard let start = list.cell(forRow: from)?.child?.middle,
      let end = list.cell(forRow: min(to, list.list.count - 1))?.child?.middle
    else { return }
    Keyboard.drag(
      from: start, to: (end.0, end.1 + (to == list.list.count ? 10 : -10)), windowNamed: "Window")
  }

  /// Clicks with the mouse, where somebody listens.
  private func click(_ node: GTKNode) {
    // Not on a button inside, which would take it.
    let target = node.children.first { $0 is TextNode }?.core ?? node.core
    guard node.content.events.contains(.press), target.isMapped, let place = target.middle
    else { return }
    Keyboard.click(at: place, windowNamed: "Window")
  }

  private func set(_ seconds: Double, in node: GTKNode) {
    guard let picker = node as? DatePickerNode, let time = LocalTime(seconds: seconds) else {
      return
    }
    picker.calendar.day = (time.year, time.month, time.day)
    picker.hour.value = time.hour
    picker.minute.value = time.minute
  }

  private func choose(_ index: Int, of node: GTKNode) {
    guard let menu = node.contextMenu else { return }
    menu.open()
    let entries = menu.entries
    if entries.indices.contains(index) { entries[index].emitClick() }
  }

  private func press(_ shortcut: KeyboardShortcut) {
    guard let keys = shortcut.gtkKeys else { return }
    _ = Keyboard.focus(windowNamed: "Window")
    Keyboard.press(
      keys.replacing("<Control>", with: "ctrl+").replacing("<Shift>", with: "shift+")
        .replacing("<Alt>", with: "alt+"))
  }

  /// What typing does to a field: it deletes the selection, then inserts.
  private func type(_ text: String, into node: GTKNode) {
    guard let input = node.control as? any TextControl else { return }
    let (anchor, caret) = input.selection
    let start = min(anchor, caret)
    if anchor != caret { input.replace(start..<max(anchor, caret), with: "") }
    input.replace(start..<start, with: text)
    let end = start + text.unicodeScalars.count
    input.selection = (end, end)
  }

  private func focus(_ node: GTKNode) {
    if let input = node.control as? TextInput {
      input.grabFocusWithoutSelecting()
    } else {
      node.control.grabFocus()
    }
  }
}

extension Gesture {
  /// Whether it goes to the window rather than to a widget in it.
  fileprivate var asksTheWindow: Bool {
    self == .close || self == .back || self == .dismiss
  }
}
