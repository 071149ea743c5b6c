import ConformanceKit
import Foundation
import Testing
import ViewTree

@MainActor
@Suite struct DocumentTests {
  /// One node of every kind, with every field that a sample sets.
  static var everything: Node {
    var content = Content(.window(WindowElement(title: "All")))
    content.meaning.shortcut = KeyboardShortcut(.character("s"))
    content.meaning.actions = [NodeAction(label: "Delete", role: .destructive)]
    content.appearance.foreground = .rgba(red: 1, green: 0, blue: 0, alpha: 1)
    content.events = [.close, .action]
    let children = Samples.all.enumerated().map { index, element in
      Node(id: NodeID(rawValue: UInt64(index) + 2), content: Content(element))
    }
    return Node(id: NodeID(rawValue: 1), content: content, children: children)
  }

  @Test func aTreeOfEveryKindComesBackFromJSON() throws {
    let document = Document(tree: Self.everything)
    let data = try JSONEncoder().encode(document)
    let read = try Document.read { try JSONDecoder().decode(Document.self, from: data) }
    #expect(read == document)
  }

  @Test func theFormIsStable() throws {
    let node = Node(
      id: NodeID(rawValue: 7), content: Content(.button(ButtonElement(role: .cancel))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(Document(tree: node)), as: UTF8.self)
    #expect(text.hasPrefix(#"{"tree":{"children":[],"content":{"appearance":{"#))
    #expect(text.contains(#""element":{"button":{"_0":{"role":"cancel"}}}"#))
    #expect(text.hasSuffix(#""id":{"rawValue":7}},"version":1}"#))
  }

  @Test func badInputIsRefusedWithAPath() throws {
    func error(_ edit: (String) -> String) throws -> DocumentError? {
      let node = Node(
        id: NodeID(rawValue: 1), content: Content(.group),
        children: [Node(id: NodeID(rawValue: 2), content: Content(.text(TextElement("x"))))])
      let text = String(decoding: try JSONEncoder().encode(Document(tree: node)), as: UTF8.self)
      return #expect(throws: DocumentError.self) {
        _ = try Document.read {
          try JSONDecoder().decode(Document.self, from: Data(edit(text).utf8))
        }
      }
    }
    #expect(
      try error { $0.replacingOccurrences(of: "\"runs\"", with: "\"rums\"") }?.path
        == "$.tree.children[0].content.element.text._0.text.runs")
    #expect(
      try error { $0.replacingOccurrences(of: "\"version\":1", with: "\"version\":9") }
        == DocumentError(
          path: "$.version",
          reason: """
            Version 9 isn't known here. This is version 1; a newer release may have written the \
            document.
            """))
    #expect(try error { String($0.dropLast(3)) }?.path == "$")
    #expect(try error { _ in "[]" } != nil)
  }

  @Test func aSessionIsRecordedAndReplayed() throws {
    let first = RecordingTarget()
    let recorder = SessionRecorder(first)
    var received: [Event] = []
    recorder.setEvents { received.append($0) }
    let id = NodeID(rawValue: 1)
    recorder.apply([.make(id, Content(.group)), .insert(id, into: .surface, at: 0)])
    first.send(.press, to: id)
    let document = Document(session: recorder.session)
    let data = try JSONEncoder().encode(document)
    let read = try Document.read { try JSONDecoder().decode(Document.self, from: data) }
    #expect(read.session?.steps.count == 2)
    #expect(received == [Event(id, .press)])
    let second = RecordingTarget()
    read.session?.replay(on: second)
    #expect(second.windows == first.windows)
    #expect(second.faults == [])
  }
}
