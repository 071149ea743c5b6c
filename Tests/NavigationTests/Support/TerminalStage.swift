import ComposableArchitecture
import Testing
import TextRenderer
import ViewTree
import Views

@testable import TerminalRenderer

/// An app in a terminal that isn't there: pressed by the bytes that a terminal sends, and read from the
/// cells that it would show.
@MainActor
final class TerminalStage: Stage {
  let engine: Engine
  private let renderer = TerminalRenderer(width: 80, height: 40)
  private let host: RendererHost<TerminalRenderer>
  private var parser = InputParser()

  init(_ engine: Engine) {
    self.engine = engine
    host = RendererHost(renderer)
    EffectsOfTest.runOnMainActor { engine.start(on: host) }
  }

  func settle() async {
    for _ in 0..<40 {
      EffectsOfTest.runOnMainActor()
      await Task.yield()
      engine.flush()
    }
    _ = renderer.frame()
  }

  /// A button by Tab and Return, the button of an alert by a click.
  func press(_ name: String) async {
    await settle()
    do {
      let query = Query(roles: [.button, .link], name: name)
      let entry = try ScreenIndex(renderer.text.tree, user: renderer.text.user).find(query)
      if case .alertButton(let index)? = entry.part {
        click(entry.id, part: Int32(index + 1))
      } else {
        reach(entry.id)
        send("\r")
      }
    } catch {
      Issue.record("\(error.message)")
    }
    await settle()
  }

  func back() async {
    await settle()
    let screen = renderer.text.tree.stack?.screens.last
    if let screen { click(screen.id, part: 1) }
    await settle()
  }

  func escape() async {
    await settle()
    send("\u{1B}")
    await settle()
  }

  func close() async {
    await settle()
    send("\u{03}")
    await settle()
  }

  func report(_ event: Event) { renderer.events?(event) }

  /// What is in the middle of the first line, which is the bar of the screen.
  var title: String? {
    let bar = renderer.frame().text(line: 0)
    let name = bar.replacing("‹ Back", with: "").drop { $0 == " " }
    return name.isEmpty ? nil : String(name)
  }

  var screens: [NodeID] { renderer.text.tree.stack?.screens.map(\.id) ?? [] }

  /// What has drawn something that nothing but the next one covers, or is covered by it.
  var presentations: [String] {
    _ = renderer.frame()
    let drawn = renderer.layout.drawnNodes
    return renderer.text.tree.presented.filter { drawn.contains($0.id) }.map(\.presentedName)
  }

  var hasWindow: Bool {
    renderer.text.tree.children.contains { $0.content.element.kind == .window }
  }

  func end() async {
    await settle()
    engine.stop()
    await settle()
    #expect(host.faults == [])
    #expect(renderer.text.handles.count == 1)
  }

  private func send(_ bytes: String) {
    for event in parser.feed(Array(bytes.utf8)) + parser.endOfInput() { renderer.receive(event) }
  }

  private func reach(_ id: NodeID) {
    for _ in renderer.stops where renderer.text.user.focus != id { send("\t") }
    #expect(renderer.text.user.focus == id, "The keyboard doesn't get there.")
  }

  private func click(_ id: NodeID, part: Int32) {
    _ = renderer.frame()
    for (line, row) in renderer.layout.block.lines.enumerated() {
      var column = 0
      for cell in row.cells {
        column += cell.width
        guard cell.owner == id.rawValue, cell.part == part, !cell.style.contains(.covered) else {
          continue
        }
        return send("\u{1B}[<0;\(column);\(line + 1)M\u{1B}[<0;\(column);\(line + 1)m")
      }
    }
    Issue.record("There is nothing to click.")
  }
}

struct TerminalTheatre: Theatre {
  func show<Content: View>(
    isOpen: Binding<Bool>?, _ content: @escaping @MainActor () -> Content
  ) -> any Stage {
    TerminalStage(
      isOpen.map { Engine(title: "Hub", isOpen: $0, content: content) }
        ?? Engine(title: "Hub", content: content))
  }
}
