import ConformanceKit
import GTK
import ViewTree

@testable import GTKRenderer

extension GTKProbe {
  func perform(_ gesture: Gesture, on node: GTKNode) -> Bool {
    // What isn't part of the tree any more gets the signal all the same: it must be silent.
    guard !node.isAlive || isReachable(node) || gesture.asksTheWindow else { return true }
    switch gesture {
    case .press: (node.control as? Button)?.click()
    case .type(let text): type(text, into: node)
    case .deleteBackwards: node.control.emitInText("backspace")
    case .selectText(let selection):
      (node.control as? any TextControl)?.selection = (selection.anchor, selection.caret)
    case .beginComposing: node.control.emitInText("preedit-changed", "ㅎ")
    case .commit(let text):
      type(text, into: node)
      node.control.emitInText("preedit-changed", "")
    case .submit: (node.control as? TextInput)?.submit()
    case .toggle: (node.control as? any TogglePart)?.isOn.toggle()
    case .slide(let value): (node.control as? Scale)?.value = value
    case .step(let up):
      guard let stepper = node as? StepperNode else { break }
      let button = up ? stepper.up : stepper.down
      if button.isEffectivelySensitive || !node.isAlive { button.click() }
    case .pick(let index): (node as? PickerNode)?.part.pretendPick(index)
    case .selectRow(let index): (node.control as? ListBox)?.selection = [index]
    case .choose(let index): (node as? AlertNode)?.dialog?.choose(index)
    case .dismiss:
      (node as? AlertNode)?.dialog?.requestClose()
      (node as? SheetNode)?.window.requestClose()
    case .back: if let bar = node.host?.bar, bar.offersBack { bar.pressBack() }
    case .close: (node as? WindowNode)?.window.requestClose()
    case .focus: focus(node)
    case .openMenu: (node.control as? MenuButton)?.popUp()
    case .action, .deleteRow, .moveRow, .refresh: break
    case .setDate, .scroll, .key: return false
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
