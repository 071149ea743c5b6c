import Foundation
import Testing
import ViewTree

@MainActor
@Suite struct RowWindowTests {
  private let list = NodeID(rawValue: 1)
  private let row = NodeID(rawValue: 2)

  @Test func windowsAreWrittenAndRead() throws {
    let window = RowWindow(start: 3, total: 100)
    for element: Element in [
      .list(ListElement(selection: [90], window: window)),
      .section(SectionElement(header: "A", window: window)),
      .stack(StackElement(.vertical, window: window)),
    ] {
      #expect(element.window == window)
      let data = try JSONEncoder().encode(element)
      #expect(try JSONDecoder().decode(Element.self, from: data) == element)
      var whole = element
      whole.window = nil
      #expect(whole.window == nil)
      #expect(whole != element)
    }
    let event = Event(list, .show(3..<9))
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(Event.self, from: data) == event)
  }

  /// What was written before there were windows is read as what it was.
  @Test func aDocumentWithoutWindowsIsRead() throws {
    let text = #"{"list":{"_0":{"selectionMode":"single","selection":[1]}}}"#
    #expect(
      try JSONDecoder().decode(Element.self, from: Data(text.utf8))
        == .list(ListElement(selectionMode: .single, selection: [1])))
  }

  @Test func otherKindsHaveNone() {
    var element = Element.group
    element.window = RowWindow(total: 3)
    #expect(element == .group)
    #expect(element.window == nil)
  }

  @Test func theDumpSaysWhichRowsAreThere() {
    let node = Node(
      id: list, content: Content(.list(ListElement(window: RowWindow(start: 4, total: 9)))),
      children: [Node(id: row, content: Content(.text(TextElement("four"))))])
    #expect(node.description == "#1 list rows 4..<5 of 9\n  #2 text \"four\"")
  }

  @Test func aWindowThatDoesNotFitIsAFault() {
    func faults(_ window: RowWindow, virtualKinds: Set<Kind>) -> [String] {
      let target = RecordingTarget(virtualKinds: virtualKinds)
      target.apply([
        .make(list, Content(.list(ListElement(window: window)))),
        .make(row, Content(.text(TextElement("row")))), .insert(row, into: list, at: 0),
        .insert(list, into: .surface, at: 0),
      ])
      return target.faults
    }
    #expect(faults(RowWindow(start: 4, total: 5), virtualKinds: [.list]) == [])
    #expect(
      faults(RowWindow(start: 5, total: 5), virtualKinds: [.list]) == ["#1 has rows 5..<6 of 5"])
    #expect(
      faults(RowWindow(start: 4, total: 5), virtualKinds: [.section])
        == ["#1 may have no window"])
  }
}
