import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Badges, tints and context menus")
  struct ActionTests {
    @Test("A badge comes, changes and goes; looks, state and focus stay with the node")
    func badge() throws {
      try withStage { stage in
        var content = Content(.button(ButtonElement()))
        content.appearance.padding = EdgeSteps(.medium)
        content.meaning.help = "Tip"
        let node = stage.node(content, [stage.text("Inbox")])
        let stack = stage.node(
          .stack(StackElement(.vertical)), [stage.text("a"), node, stage.text("z")])
        stage.show(stack)
        let button = stage.control(node, as: Button.self)
        stage.update(node) { $0.meaning.badge = "3" }
        let box = try #require(stage.handle(node).widget as? Box)
        #expect(box.children.count == 2)
        #expect(box.margins == Margins(12) && button.margins == Margins(0))
        #expect(box.tooltip == "Tip")
        stage.update(node) { $0.meaning.badge = "4" }
        #expect(stage.handle(node).widget == box)
        button.click()
        #expect(stage.takeEvents() == [Event(node.id, .press)])
        stage.update(node) { $0.meaning.badge = nil }
        #expect(stage.handle(node).widget == button)
        #expect(button.margins == Margins(12) && button.isMapped && button.tooltip == "Tip")
      }
    }

    @Test("A tint is a class of the shared sheet")
    func tint() throws {
      try withStage { stage in
        let node = stage.node(.progress(ProgressElement(fraction: 0.5)))
        stage.show(node)
        stage.update(node) { $0.appearance.tint = .green }
        #expect(stage.handle(node).widget.hasStyle("oriel-tint-green"))
        stage.update(node) { $0.appearance.tint = nil }
        #expect(!stage.handle(node).widget.hasStyle("oriel-tint-green"))
      }
    }

    @Test(
      "A secondary click opens the actions, a key chooses one", .disabled(if: Keyboard.isMissing))
    func menu() throws {
      try withStage { stage in
        var content = Content(.button(ButtonElement()))
        content.meaning.actions = [
          NodeAction(label: "Copy"), NodeAction(label: "Delete", role: .destructive),
          NodeAction(label: "Print", isDisabled: true),
        ]
        let node = stage.node(content, [stage.text("Letter")])
        stage.show(node)
        #expect(Keyboard.focus(windowNamed: "Stage"))
        stage.control(node).grabFocus()
        let menu = try #require(stage.handle(node).contextMenu)
        Keyboard.press("Menu")
        #expect(menu.popover?.isMapped == true)
        Keyboard.press("Escape")
        #expect(MainLoop.drain(for: 2) { menu.popover == nil })
        #expect(stage.takeEvents() == [])
        Keyboard.click(at: (240, 260), button: 3, windowNamed: "Stage")
        #expect(MainLoop.drain(for: 2) { menu.popover?.isMapped == true })
        Keyboard.press("Tab", "Return")
        #expect(stage.takeEvents().map(\.node) == [node.id])
        stage.update(node) { $0.meaning.actions = [] }
        Keyboard.press("Menu")
        #expect(menu.popover == nil)
      }
    }
  }
}
