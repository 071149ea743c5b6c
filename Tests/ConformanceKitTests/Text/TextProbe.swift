import ConformanceKit
import ViewTree

@testable import TextRenderer

/// Reads the frame that the text renderer prints, and acts through its driver.
@MainActor
final class TextProbe: Probe {
  let renderer: TextRenderer
  private let driver: Driver

  init(_ renderer: TextRenderer) {
    self.renderer = renderer
    driver = Driver(renderer, width: 60)
  }

  convenience init() {
    self.init(TextRenderer())
  }

  func read() -> [Reading] {
    Reading.readings(of: renderer.tree.children).map(withUser)
  }

  var liveObjects: Int { renderer.handles.count }

  var picture: String? { "\(renderer.outline())\n\n\(renderer.layout())" }

  /// Adds what isn't in the tree.
  private func withUser(_ reading: Reading) -> Reading {
    var reading = reading
    reading.isFocused = renderer.user.focus == reading.node
    if let handle = renderer.handles[reading.node], handle.sync != nil {
      reading.selection = renderer.selection(of: handle)
    }
    reading.children = reading.children.map(withUser)
    return reading
  }

  func perform(_ gesture: Gesture, on handle: TextRenderer.Handle) -> Bool {
    let query = Query(node: handle.id)
    // What the driver refuses, a user can't do.
    switch gesture {
    case .press: try? driver.tap(query)
    case .type(let text): try? driver.type(text, into: query)
    case .deleteBackwards:
      try? driver.focus(query)
      try? driver.press(KeyboardShortcut(.delete, modifiers: []))
    case .selectText(let selection): renderer.select(selection, in: handle)
    case .beginComposing: handle.sync?.beginComposing()
    case .commit(let text): commit(text, in: handle)
    case .submit: try? driver.submit(query)
    case .toggle: try? driver.toggle(query)
    case .slide(let value): try? driver.slide(query, to: value)
    case .step(let up): try? driver.step(query, up: up)
    case .pick(let index): pick(index, query)
    case .setDate(let seconds): try? driver.setDate(query, seconds: seconds)
    case .selectRow(let index): row(index, of: handle).map { try? driver.select([$0]) }
    case .deleteRow(let index): row(index, of: handle).map { try? driver.delete($0) }
    case .moveRow(let from, let to): move(from, to, in: handle)
    case .refresh: try? driver.refresh(query)
    case .choose(let index): choose(index, query)
    case .dismiss: try? driver.dismiss(query)
    case .back: try? driver.back()
    case .close: try? driver.close()
    case .focus: try? driver.focus(query)
    case .action(let index): act(index, handle, query)
    case .openMenu: try? driver.tap(query)
    case .key(let key): try? driver.press(key)
    case .scroll: return false
    }
    return true
  }

  private func commit(_ text: String, in handle: TextRenderer.Handle) {
    // The committed text is newer than what had to wait.
    let all = (handle.sync?.shown ?? "") + text
    _ = handle.sync?.endComposing()
    renderer.edit(handle, all)
  }

  private func pick(_ index: Int, _ query: Query) {
    guard let entry = try? driver.reach(query, to: "pick") else { return }
    switch entry.content.element {
    case .picker(let picker): try? driver.choose(picker.options[index].plain, in: query)
    case .tabs(let tabs): try? driver.choose(tabs.tabs[index].label.plain, in: query)
    default: break
    }
  }

  private func row(_ index: Int, of handle: TextRenderer.Handle) -> Query? {
    handle.children.indices.contains(index) ? Query(node: handle.children[index].id) : nil
  }

  private func move(_ from: Int, _ to: Int, in handle: TextRenderer.Handle) {
    renderer.events?(Event(handle.id, .move(from: [from], to: to)))
  }

  private func choose(_ index: Int, _ query: Query) {
    guard let entry = try? driver.reach(query, to: "choose") else { return }
    renderer.events?(Event(entry.id, .choose(index)))
  }

  private func act(_ index: Int, _ handle: TextRenderer.Handle, _ query: Query) {
    let actions = handle.content.meaning.actions
    guard actions.indices.contains(index) else { return }
    try? driver.act(actions[index].label.plain, on: query)
  }
}
