import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Text fields")
  struct FieldTests {
    nonisolated static let styles: [TextFieldElement.Style] = [
      .plain, .secure, .search, .multiline,
    ]

    @Test(arguments: styles)
    func write(style: TextFieldElement.Style) throws {
      try withStage { stage in
        let node = stage.node(
          .textField(TextFieldElement(text: "ab", prompt: "Name", style: style)))
        stage.show(node)
        let input = try #require(stage.control(node) as? any TextControl)
        #expect(input.text == "ab")
        input.selection = (2, 1)
        stage.update(node, to: .textField(TextFieldElement(text: "xab", prompt: "P", style: style)))
        #expect(input.text == "xab")
        #expect(input.selection == (3, 2), "the selection moves with the text")
        #expect(stage.takeEvents() == [], "a write is no news")
      }
    }

    @Test("An edit is reported once, and its answer is the smallest change", arguments: styles)
    func answer(style: TextFieldElement.Style) throws {
      try withStage { stage in
        let node = stage.node(.textField(TextFieldElement(text: "AC", style: style)))
        stage.show(node)
        let input = try #require(stage.control(node) as? any TextControl)
        // What typing `b` over a selection does to a field: a deletion and an insertion.
        input.selection = (1, 1)
        input.replace(1..<1, with: "x")
        input.replace(1..<2, with: "")
        input.replace(1..<1, with: "b")
        input.selection = (2, 2)
        let edit = TextEdit(revision: 1, text: "AbC", selection: TextSelection(caret: 2))
        #expect(stage.takeEvents() == [Event(node.id, .edit(edit))])

        stage.host.apply([.answer(node.id, TextAnswer(revision: 1, text: "ABC"))])
        #expect(input.text == "ABC")
        #expect(input.selection == (2, 2))
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("An answer to an older edit is ignored, and typing that wasn't reported yet wins")
    func overtaken() throws {
      try withStage { stage in
        let node = stage.node(.textField(TextFieldElement(text: "")))
        stage.show(node)
        let input = stage.control(node, as: Entry.self)
        input.replace(0..<0, with: "a")
        #expect(stage.takeEvents().count == 1)
        input.replace(1..<1, with: "b")
        stage.host.apply([.answer(node.id, TextAnswer(revision: 1, text: "A"))])
        #expect(input.text == "ab")
        let second = TextEdit(revision: 2, text: "ab", selection: TextSelection(caret: 0))
        #expect(stage.takeEvents().map(\.kind) == [.edit(second)])
        stage.host.apply([.answer(node.id, TextAnswer(revision: 2, text: "AB"))])
        #expect(input.text == "AB")
      }
    }

    @Test("Typing is reported before whatever a user does next")
    func order() throws {
      try withStage { stage in
        let field = stage.node(.textField(TextFieldElement(text: "")))
        let button = stage.node(.button(ButtonElement()), [stage.text("Go")])
        stage.show(stage.node(.stack(StackElement(.vertical)), [field, button]))
        stage.control(field, as: Entry.self).replace(0..<0, with: "a")
        stage.control(button, as: Button.self).click()
        let edit = TextEdit(revision: 1, text: "a", selection: TextSelection(caret: 0))
        #expect(
          stage.takeEvents() == [Event(field.id, .edit(edit)), Event(button.id, .press)])
      }
    }

    @Test("Text beyond the first plane is counted in scalars")
    func scalars() throws {
      try withStage { stage in
        let node = stage.node(.textField(TextFieldElement(text: "a👩‍👩‍👧b")))
        stage.show(node)
        let input = stage.control(node, as: Entry.self)
        input.selection = (6, 6)
        stage.update(node, to: .textField(TextFieldElement(text: "a👩‍👩‍👧éb")))
        #expect(input.text == "a👩‍👩‍👧éb")
        #expect(input.selection == (6, 6))
      }
    }

    @Test("Return submits")
    func submit() throws {
      try withStage { stage in
        let node = stage.node(.textField(TextFieldElement(text: "a")))
        stage.show(node)
        stage.control(node, as: Entry.self).submit()
        #expect(stage.takeEvents() == [Event(node.id, .submit)])
      }
    }

    @Test("A field becomes secure in its place")
    func becomesSecure() throws {
      try withStage { stage in
        let node = stage.node(.textField(TextFieldElement(text: "a")))
        stage.show(stage.node(.stack(StackElement(.vertical)), [stage.text("before"), node]))
        stage.update(node, to: .textField(TextFieldElement(text: "a", style: .secure)))
        let input = stage.control(node, as: PasswordEntry.self)
        #expect(input.text == "a" && input.isPlaced)
      }
    }
  }
}
