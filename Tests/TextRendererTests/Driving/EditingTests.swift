import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct EditingTests {
  private let renderer = TextRenderer()
  private let host: RendererHost<TextRenderer>
  private let id = NodeID(rawValue: 1)

  init() {
    host = RendererHost(renderer)
    host.apply([
      .make(id, Content(.textField(TextFieldElement(text: "HELLO", prompt: "Name")))),
      .insert(id, into: .surface, at: 0),
    ])
  }

  private var field: TextRenderer.Handle { host.handle(for: id)! }

  @Test
  func aReplacementTakesTheCaretAlong() {
    var edit: TextEdit?
    host.setEvents { if case .edit(let kind) = $0.kind { edit = kind } }
    renderer.select(TextSelection(caret: 2), in: field)
    renderer.insert("x", into: field)
    #expect(edit == TextEdit(revision: 1, text: "HExLLO", selection: TextSelection(caret: 3)))
    host.apply([.answer(id, TextAnswer(revision: 1, text: "HEXLLO"))])
    #expect(renderer.selection(of: field) == TextSelection(caret: 3))
    #expect(renderer.outline() == #"text field "Name" = "HEXLLO""#)
  }

  @Test
  func anAnswerToAnOlderEditTouchesNothing() {
    renderer.edit(field, "1")
    renderer.edit(field, "12")
    host.apply([.answer(id, TextAnswer(revision: 1, text: "no"))])
    #expect(renderer.outline() == #"text field "Name" = "12""#)
  }

  @Test
  func backspaceTakesAWholeGrapheme() {
    renderer.edit(field, "a👩‍👩‍👧‍👦")
    renderer.deleteBackwards(in: field)
    #expect(renderer.outline() == #"text field "Name" = "a""#)
    renderer.deleteBackwards(in: field)
    renderer.deleteBackwards(in: field)
    #expect(renderer.outline() == #"text field "Name" = """#)
  }

  @Test
  func theCaretStandsBehindWideCharacters() {
    renderer.edit(field, "한글中文日本語ABC")
    renderer.moveFocus(to: id)
    let line = renderer.layout(width: 24).split(separator: "\n")[1]
    #expect(line == "┃ 한글中文日本語ABC▏   ┃")
    renderer.select(TextSelection(anchor: 0, caret: 2), in: field)
    #expect(renderer.layout(width: 24).contains("┃ ▏한글▏中文日本語ABC  ┃"))
  }

  @Test
  func aLongTextShowsThePartWithTheCaret() {
    renderer.edit(field, "abcdefghijklmnopqrstuvwxyz")
    renderer.moveFocus(to: id)
    #expect(renderer.layout(width: 12).contains("┃ tuvwxyz▏ ┃"))
    renderer.select(TextSelection(caret: 0), in: field)
    #expect(renderer.layout(width: 12).contains("┃ ▏abcdefg ┃"))
  }
}
