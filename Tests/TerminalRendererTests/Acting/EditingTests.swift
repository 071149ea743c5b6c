import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct EditingTests {
  private func text(_ stage: Stage, _ field: Node) -> String {
    stage.renderer.text.handles[field.id]?.sync?.shown ?? ""
  }

  @Test
  func keysOfADesktopEdit() {
    let name = field("alpha beta")
    let stage = Stage(column(name))
    stage.press(.backspace)
    stage.type("A")
    #expect(text(stage, name) == "alpha betA")
    stage.press(.home, .delete)
    #expect(text(stage, name) == "lpha betA")
    stage.press(.right, [.control])
    stage.type("!")
    #expect(text(stage, name) == "lpha! betA")
    stage.press(.end, [.shift])
    stage.press(.backspace)
    #expect(text(stage, name) == "lpha!")
    stage.press(.backspace, [.option])
    #expect(text(stage, name) == "")
  }

  @Test
  func keysOfAShellEdit() {
    let name = field("alpha beta gamma")
    let stage = Stage(column(name))
    stage.press(.character("w"), [.control])
    #expect(text(stage, name) == "alpha beta ")
    stage.press(.character("a"), [.control])
    stage.press(.character("d"), [.option])
    #expect(text(stage, name) == " beta ")
    stage.press(.character("f"), [.control])
    stage.press(.character("k"), [.control])
    #expect(text(stage, name) == " ")
    stage.press(.character("u"), [.control])
    #expect(text(stage, name) == "")
  }

  @Test
  func stepsGoByCharacterAndPositionsByScalar() {
    let name = field("e\u{301}👩‍👩‍👧x")
    let stage = Stage(column(name))
    stage.press(.left, .backspace)
    #expect(text(stage, name) == "e\u{301}x")
    stage.press(.backspace)
    #expect(text(stage, name) == "x")
    stage.type("中")
    #expect(text(stage, name) == "中x")
  }

  @Test
  func everyEditIsReportedOnceWithItsRevision() {
    let name = field("")
    let stage = Stage(column(name))
    stage.type("ab")
    stage.renderer.receive(.paste("c\nd"))
    let texts = stage.taken().compactMap { kind -> String? in
      if case .edit(let edit) = kind { "\(edit.revision) \(edit.text)" } else { nil }
    }
    #expect(texts == ["1 a", "2 ab", "3 abc d"])
    stage.press(.return)
    #expect(stage.taken() == [.submit])
  }

  @Test
  func whatIsWrittenBackKeepsTheCaret() {
    let name = field("")
    let stage = Stage(column(name))
    stage.respond = { event in
      guard case .edit(let edit) = event.kind else { return }
      let answer = TextAnswer(revision: edit.revision, text: edit.text.uppercased())
      stage.host.apply([.answer(event.node, answer)])
    }
    stage.type("ac")
    stage.press(.left)
    stage.type("b")
    #expect(text(stage, name) == "ABC")
    _ = stage.screen
    #expect(stage.renderer.frame().cursor?.column == 2 + 2)
  }

  @Test
  func aFieldOfSeveralLinesIsLeftByItsEnds() {
    let notes = field("first\nsecond line", style: .multiline)
    let stage = Stage(column(notes, button("Next")))
    func cursor() -> Grid.Place? { stage.renderer.frame().cursor }
    #expect(cursor() == Grid.Place(column: 13, line: 2))
    stage.press(.up)
    #expect(cursor() == Grid.Place(column: 7, line: 1))
    stage.press(.return)
    stage.type("x")
    #expect(text(stage, notes) == "first\nx\nsecond line")
    stage.press(.down)
    #expect(cursor() == Grid.Place(column: 3, line: 3))
    _ = stage.screen
    stage.press(.down, .down)
    _ = stage.screen
    stage.press(.return)
    #expect(stage.taken().last == .press)
  }

  @Test
  func aClickPlacesTheCaretAndADragSelects() {
    let name = field("abcdefgh")
    let stage = Stage(column(name))
    _ = stage.screen
    stage.mouse(.press(.primary), column: 4, line: 1)
    stage.mouse(.drag(.primary), column: 6, line: 1)
    stage.mouse(.release(.primary), column: 6, line: 1)
    stage.type("-")
    #expect(text(stage, name) == "ab-efgh")
    _ = stage.screen
    stage.mouse(.press(.primary), column: 30, line: 1)
    stage.type("!")
    #expect(text(stage, name) == "ab-efgh!")
  }

  @Test
  func theCursorStaysInSightOfALongText() {
    let name = field(String(repeating: "0123456789", count: 10))
    let stage = Stage(column(name), width: 20)
    for key in [KeyPress.Key.home, .end, .left, .left] {
      stage.press(key)
      let column = stage.renderer.frame().cursor?.column ?? -1
      #expect((2..<18).contains(column))
    }
  }
}
