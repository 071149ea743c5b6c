import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Stacks and their children")
  struct StackTests {
    @Test("Children are where the tree says, through inserts, moves and removals")
    func order() throws {
      try withStage { stage in
        let nodes = ["a", "b", "c", "d"].map { stage.text($0) }
        let stack = stage.node(.stack(StackElement(.vertical)), [nodes[0], nodes[1]])
        stage.show(stack)
        stage.host.apply(
          stage.make(nodes[2]) + [.insert(nodes[2].id, into: stack.id, at: 0)]
            + stage.make(nodes[3]) + [.insert(nodes[3].id, into: stack.id, at: 3)])
        #expect(stage.shownTexts(in: stack) == ["c", "a", "b", "d"])
        stage.host.apply([.move(nodes[3].id, in: stack.id, from: 3, to: 0)])
        #expect(stage.shownTexts(in: stack) == ["d", "c", "a", "b"])
        stage.host.apply([.move(nodes[3].id, in: stack.id, from: 0, to: 2)])
        #expect(stage.shownTexts(in: stack) == ["c", "a", "d", "b"])
        stage.host.apply([.remove(nodes[0].id, from: stack.id, at: 1)])
        #expect(stage.shownTexts(in: stack) == ["c", "d", "b"])
        stage.update(stack, to: .stack(StackElement(.depth)))
        #expect(stage.shownTexts(in: stack) == ["c", "d", "b"])
        stage.host.apply([.move(nodes[1].id, in: stack.id, from: 2, to: 0)])
        #expect(stage.shownTexts(in: stack) == ["b", "c", "d"])
        stage.update(stack, to: .stack(StackElement(.horizontal)))
        #expect(stage.shownTexts(in: stack) == ["b", "c", "d"])
      }
    }

    @Test("Focus stays in a field that moves, and goes on to a neighbour of one that leaves")
    func focus() throws {
      try withStage { stage in
        let fields = (0..<3).map { stage.node(.textField(TextFieldElement(text: "\($0)"))) }
        let stack = stage.node(.stack(StackElement(.vertical)), fields)
        stage.show(stack)
        stage.update(fields[1]) { $0.meaning.isFocused = true }
        #expect(stage.control(fields[1]).containsFocus)
        stage.host.apply([.move(fields[1].id, in: stack.id, from: 1, to: 2)])
        #expect(stage.control(fields[1]).containsFocus)
        stage.host.apply([.remove(fields[1].id, from: stack.id, at: 2)])
        #expect(stage.control(fields[2]).containsFocus)
      }
    }

    @Test("A focus change is reported, but not one that the tree asked for")
    func focusEvents() throws {
      try withStage { stage in
        let fields = (0..<2).map { stage.node(.textField(TextFieldElement(text: "\($0)"))) }
        stage.show(stage.node(.stack(StackElement(.vertical)), fields))
        stage.update(fields[1]) { $0.events = [.focus] }
        stage.update(fields[1]) { $0.meaning.isFocused = true }
        #expect(stage.control(fields[1]).containsFocus)
        #expect(stage.takeEvents() == [])
        stage.control(fields[0]).grabFocus()
        #expect(stage.takeEvents() == [Event(fields[1].id, .focus(false))])
      }
    }

    @Test("A text field fills its column; what is in a row with a spacer is as wide as needed")
    func filling() throws {
      try withStage { stage in
        let field = stage.node(.textField(TextFieldElement(text: "")))
        let label = stage.text("label")
        let row = stage.node(
          .stack(StackElement(.horizontal)), [label, stage.node(.spacer), stage.text("end")])
        stage.show(stage.node(.stack(StackElement(.vertical)), [field, row]))
        _ = MainLoop.drain(for: 0.3)
        #expect(stage.handle(field).widget.size.width > 400)
        #expect(stage.handle(row).widget.size.width > 400)
        #expect(stage.handle(label).widget.size.width < 100)
      }
    }

    @Test("A hundred buttons come and go and leave nothing")
    func leaks() throws {
      try withStage { stage in
        let stack = stage.node(.stack(StackElement(.vertical)))
        stage.show(stack)
        let before = LiveObjects.current
        let nodes = (0..<100).map { stage.node(.button(ButtonElement()), [stage.text("\($0)")]) }
        for (index, node) in nodes.enumerated() {
          stage.host.apply(stage.make(node) + [.insert(node.id, into: stack.id, at: index)])
        }
        #expect(LiveObjects.current.handlers == before.handlers + 100)
        for node in nodes { stage.host.apply([.remove(node.id, from: stack.id, at: 0)]) }
        MainLoop.drain()
        #expect(LiveObjects.current == before)
        #expect(stage.host.nodeCount == 2)
      }
    }
  }
}

extension Stage {
  /// The texts of a stack's labels, in the order in which GTK has them.
  func shownTexts(in stack: Node) -> [String] {
    handle(stack).widget.children.compactMap { child in
      handle(stack).children.compactMap { $0.widget as? Label }.first { $0 == child }?.text
    }
  }
}
