import GTK
import Testing
import ViewTree
import Views

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Real keys")
  struct TypingTests {
    @Test("A reducer that makes capitals leaves the caret where it was typed")
    func capitals() throws {
      try withTypingStage(text: "HELLO") { model, input in
        Keyboard.press("Home", "Right", "Right")
        Keyboard.type("abc")
        #expect(model.text == "HEABCLLO")
        #expect(input.text == "HEABCLLO")
        #expect(input.selection == (5, 5))
        #expect(model.edits == ["HEaLLO", "HEAbLLO", "HEABcLLO"])
      }
    }

    @Test("Typing over a selection is one edit")
    func selection() throws {
      try withTypingStage(text: "HELLO") { model, input in
        Keyboard.press("Home", "Right", "shift+Right", "shift+Right")
        Keyboard.type("x")
        #expect(model.edits == ["HxLO"])
        #expect(input.text == "HXLO")
        #expect(input.selection == (2, 2))
      }
    }

    @Test("Typing over a selection that was made backwards, where state adds text before it")
    func backwards() throws {
      try withTypingStage(text: "HELLO", transform: { "> " + $0.uppercased() }) { model, input in
        Keyboard.press("End", "shift+Left", "shift+Left")
        #expect(input.selection == (5, 3))
        Keyboard.type("y")
        #expect(model.edits == ["HELy"])
        #expect(input.text == "> HELY")
        #expect(input.selection == (6, 6))
      }
    }

    @Test("A refused key leaves no trace, and undo still works")
    func refused() throws {
      try withTypingStage(text: "12", transform: { $0.filter(\.isNumber) }) { model, input in
        Keyboard.press("Home", "Right")
        Keyboard.type("a")
        #expect(model.edits == ["1a2"])
        #expect(input.text == "12")
        #expect(input.selection == (1, 1))
        Keyboard.type("3")
        #expect(input.text == "132")
        Keyboard.press("ctrl+z")
        #expect(input.text == "12")
        #expect(model.text == "12")
      }
    }
  }
}

@MainActor
final class TypingModel {
  var text: String
  var edits: [String] = []
  let transform: (String) -> String

  init(text: String, transform: @escaping (String) -> String) {
    self.text = text
    self.transform = transform
  }

  var binding: Binding<String> {
    Binding(get: { self.text }) {
      self.edits.append($0)
      self.text = self.transform($0)
    }
  }
}

/// A window with one focused field over a model.
@MainActor
private func withTypingStage(
  text: String, transform: @escaping (String) -> String = { $0.uppercased() },
  _ body: (TypingModel, Entry) throws -> Void
) throws {
  try withStage { _ in
    let model = TypingModel(text: text, transform: transform)
    let renderer = GTKRenderer()
    let engine = Engine(title: "Typing") {
      TextField("Name", text: model.binding)
    }
    engine.start(on: RendererHost(renderer))
    let field = try #require(renderer.surface.children.first?.children.first)
    let input = try #require(field.control as? Entry)
    #expect(Keyboard.focus(windowNamed: "Typing"))
    input.grabFocusWithoutSelecting()
    try body(model, input)
    engine.stop()
    #expect(engine.droppedEvents.isEmpty)
  }
}
