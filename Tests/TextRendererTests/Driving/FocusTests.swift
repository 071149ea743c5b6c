import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct FocusTests {
  private let renderer = TextRenderer()
  private let host: RendererHost<TextRenderer>

  init() {
    host = RendererHost(renderer)
    for (index, name) in ["A", "B", "C"].enumerated() {
      let id = NodeID(rawValue: UInt64(index + 1))
      let field = Content(.textField(TextFieldElement(text: "", prompt: name)), events: .focus)
      host.apply([.make(id, field), .insert(id, into: .surface, at: index)])
    }
  }

  @Test
  func focusOfARemovedNodeGoesToTheNextElseToTheOneBefore() {
    var seen: [Event] = []
    host.setEvents { seen.append($0) }
    renderer.moveFocus(to: NodeID(rawValue: 2))
    host.apply([.remove(NodeID(rawValue: 2), from: .surface, at: 1)])
    #expect(renderer.user.focus == NodeID(rawValue: 3))
    host.apply([.remove(NodeID(rawValue: 3), from: .surface, at: 1)])
    #expect(renderer.user.focus == NodeID(rawValue: 1))
    host.apply([.remove(NodeID(rawValue: 1), from: .surface, at: 0)])
    #expect(renderer.user.focus == nil)
    #expect(
      seen.map { "\($0.node) \($0.kind)" } == [
        "#2 focus(true)", "#3 focus(true)", "#1 focus(true)",
      ])
  }

  @Test
  func focusOfADisabledNodeGoesOn() {
    renderer.moveFocus(to: NodeID(rawValue: 1))
    let old = renderer.tree.children[0].content
    var new = old
    new.meaning.isDisabled = true
    host.apply([.update(NodeID(rawValue: 1), from: old, to: new)])
    #expect(renderer.user.focus == NodeID(rawValue: 2))
    #expect(renderer.focusOrder == [NodeID(rawValue: 2), NodeID(rawValue: 3)])
  }

  @Test
  func aMoveKeepsFocusAndCaret() {
    renderer.moveFocus(to: NodeID(rawValue: 1))
    renderer.insert("half", into: host.handle(for: NodeID(rawValue: 1))!)
    host.apply([.move(NodeID(rawValue: 1), in: .surface, from: 0, to: 2)])
    #expect(renderer.user.focus == NodeID(rawValue: 1))
    #expect(renderer.user.selections[NodeID(rawValue: 1)] == TextSelection(caret: 4))
  }

  @Test
  func theTreeMovesFocusAndOnlyOneNodeHasIt() {
    renderer.moveFocus(to: NodeID(rawValue: 1))
    let old = renderer.tree.children[2].content
    var new = old
    new.meaning.isFocused = true
    host.apply([.update(NodeID(rawValue: 3), from: old, to: new)])
    #expect(
      renderer.outline() == """
        text field "A" = ""
        text field "B" = ""
        text field "C" = "" [focused]
        """)
  }
}
