import CasePaths
import ComposableArchitecture
import CustomDump
import Foundation
import Testing

@Suite struct PresentationStateTests {
  struct Parent: Equatable {
    @PresentationState var child: Child?
  }

  struct Child: Equatable, Hashable, Codable {
    var title = ""
    var buffer = [1, 2]
    @PresentationState var grandchild: Child?
  }

  @CasePathable
  enum Destination: Equatable {
    case edit(Child)
    case help
  }

  @Test func `a feature can present itself`() {
    var parent = Parent(child: Child(title: "a", grandchild: Child(title: "b")))
    parent.child?.grandchild?.title = "c"
    #expect(parent.child?.grandchild?.title == "c")
    #expect(MemoryLayout<Parent>.size == MemoryLayout<AnyObject>.size)
  }

  @Test func `edits copy nothing`() {
    var parent = Parent(child: Child())
    let address = parent.child?.buffer.address
    parent.child?.buffer[0] = 5
    #expect(parent.child?.buffer.address == address)
    #expect(parent.child?.buffer == [5, 2])
  }

  @Test func `copies are independent`() {
    let old = Parent(child: Child(title: "a"))
    var new = old
    new.child?.title = "b"
    #expect(old.child?.title == "a")
    #expect(old != new)
    new.child = nil
    #expect(old.child != nil)
  }

  @Test func `each presentation has an id of its own`() {
    var parent = Parent(child: Child())
    let first = parent.$child.presentationID
    parent.child?.title = "b"
    parent.child = Child(title: "c")
    #expect(parent.$child.presentationID == first)
    parent.child = nil
    #expect(parent.$child.presentationID == nil)
    parent.child = Child()
    #expect(parent.$child.presentationID != first)
  }

  @Test func `setting nil and a value in place ends and starts a presentation`() {
    var parent = Parent(child: Child())
    func set(_ child: inout Child?, _ value: Child?) { child = value }
    set(&parent.child, nil)
    #expect(parent.child == nil)
    set(&parent.child, Child(title: "b"))
    #expect(parent.child?.title == "b")
  }

  @Test func `cases are read and written`() {
    var state = PresentationState<Destination>(wrappedValue: .edit(Child(title: "a")))
    #expect(state[case: \.edit]?.title == "a")
    state[case: \.edit]?.title = "b"
    #expect(state.wrappedValue == .edit(Child(title: "b")))
    #expect(state.edit.wrappedValue?.title == "b")
    state[case: \.edit] = nil
    #expect(state.wrappedValue == nil)
  }

  @Test func `a write to another case is reported`() {
    var state = PresentationState<Destination>(wrappedValue: .help)
    let issues = issues { state[case: \.edit] = Child() }
    #expect(state.wrappedValue == .help)
    #expect(
      issues == [
        """
        A presentation of 'Destination' was written through '[case: …]', and doesn't present that \
        case.

          Presented: help
          Payload type: Child

        Nothing was changed. The child may have been dismissed or replaced before the write. Assign \
        the whole destination to present something else.
        """
      ])
  }

  @Test func `it is coded as an optional`() throws {
    let child = Child(title: "a", grandchild: Child(title: "b"))
    let data = try JSONEncoder().encode(child)
    #expect(try JSONDecoder().decode(Child.self, from: data) == child)
    let none = try JSONEncoder().encode(Child())
    #expect(try JSONDecoder().decode(Child.self, from: none) == Child())
  }

  @Test func `it is dumped as an optional`() {
    #expect(
      String(customDumping: PresentationState(wrappedValue: 1 as Int?)) == "1")
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: nil)) == "nil")
    #expect(String(reflecting: PresentationState(wrappedValue: 1 as Int?)) == "1")
  }
}
