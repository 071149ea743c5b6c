import Testing
import ViewTree

@MainActor
@Suite struct RecordingTargetTests {
  private let a = NodeID(rawValue: 1)
  private let b = NodeID(rawValue: 2)
  private let c = NodeID(rawValue: 3)

  private func content(_ text: String) -> Content { Content(.text(TextElement(text))) }

  private func target() -> RecordingTarget {
    let target = RecordingTarget()
    target.apply([
      .make(a, Content(.group)), .make(b, content("b")), .insert(b, into: a, at: 0),
      .make(c, content("c")), .insert(c, into: a, at: 1), .insert(a, into: .surface, at: 0),
    ])
    return target
  }

  @Test func patchesMakeTheTreeThatTheyDescribe() {
    let target = target()
    target.apply([
      .update(b, from: content("b"), to: content("B")), .move(c, in: a, from: 1, to: 0),
    ])
    #expect(target.windows.first?.children.map(\.id) == [c, b])
    #expect(target.node(b)?.content == content("B"))
    target.apply([.remove(a, from: .surface, at: 0)])
    #expect(target.nodeCount == 0)
    #expect(target.faults == [])
  }

  @Test func everyWrongPatchIsAFault() {
    let unknown = NodeID(rawValue: 9)
    let wrong: [Patch] = [
      .make(b, content("again")),
      .update(unknown, from: content(""), to: content("x")),
      .update(b, from: content("other"), to: content("x")),
      .update(b, from: content("b"), to: content("b")),
      .insert(b, into: a, at: 0),
      .insert(unknown, into: a, at: 0),
      .move(b, in: a, from: 1, to: 0),
      .move(b, in: a, from: 0, to: 0),
      .remove(b, from: a, at: 1),
      .remove(unknown, from: a, at: 0),
      .answer(unknown, TextAnswer(revision: 1, text: "")),
    ]
    for patch in wrong {
      let target = target()
      target.apply([patch])
      #expect(target.faults.count == 1, "\(patch)")
    }
  }

  @Test func anIdIsNeverUsedAgain() {
    let target = target()
    target.apply([.remove(b, from: a, at: 0)])
    target.apply([.make(b, content("b"))])
    #expect(target.faults.count == 1)
  }

  @Test func whatIsMadeMustBeInserted() {
    let target = target()
    target.apply([.make(NodeID(rawValue: 4), content("lost"))])
    #expect(target.faults == ["#4 was made and not inserted"])
  }
}
