import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite struct ButtonTests {
    @Test("A press is reported, once, with the node's id")
    func press() throws {
      try withStage { stage in
        let node = stage.node(.button(ButtonElement()), [stage.text("Save")])
        stage.show(node)
        stage.control(node, as: Button.self).click()
        #expect(stage.takeEvents() == [Event(node.id, .press)])
      }
    }

    @Test("Its text changes in place")
    func label() throws {
      try withStage { stage in
        let text = stage.text("Save")
        let node = stage.node(.button(ButtonElement(role: .destructive)), [text])
        stage.show(node)
        let label = stage.control(text, as: Label.self)
        stage.update(text, to: .text(TextElement("Saved")))
        #expect(label.text == "Saved")
        #expect(stage.handle(node).words == "Saved")
        #expect(stage.control(node, as: Button.self).hasStyle("destructive-action"))
        stage.update(node, to: .button(ButtonElement()))
        #expect(!stage.control(node, as: Button.self).hasStyle("destructive-action"))
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("A disabled one can't be pressed, nor what is in a disabled container")
    func disabled() throws {
      try withStage { stage in
        let node = stage.node(.button(ButtonElement()), [stage.text("Save")])
        let stack = stage.node(.stack(StackElement(.vertical)), [node])
        stage.show(stack)
        stage.update(stack) { $0.meaning.isDisabled = true }
        #expect(!stage.control(node).isEffectivelySensitive)
        #expect(!stage.control(node).activate())
        stage.update(stack) { $0.meaning.isDisabled = false }
        #expect(stage.control(node).isEffectivelySensitive)
      }
    }

    @Test("A dead button reports nothing")
    func dead() throws {
      try withStage { stage in
        let node = stage.node(.button(ButtonElement()), [stage.text("Save")])
        let stack = stage.node(.stack(StackElement(.vertical)), [node])
        stage.show(stack)
        let button = stage.control(node, as: Button.self)
        stage.host.apply([.remove(node.id, from: stack.id, at: 0)])
        button.click()
        #expect(stage.takeEvents() == [])
      }
    }
  }
}
