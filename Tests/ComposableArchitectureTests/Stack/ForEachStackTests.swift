import ComposableArchitecture
import IssueReporting
import Testing

@MainActor
@Suite struct ForEachStackTests {
  func misuse(_ action: Office.Action) -> (IssueRecorder, line: UInt, StoreOf<Office>) {
    let line: UInt = #line + 4
    let path = StackState([Worker.State(id: 1)])
    let store = Store(initialState: Office.State(path: path)) {
      EmptyReducer<Office.State, Office.Action>()
        .forEach(\.path, action: \.path) { Worker() }
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { _ = store.send(action) }
    return (recorder, line, store)
  }

  @Test func `a screen acts in place, before the parent`() {
    let path = StackState([Worker.State(id: 1), Worker.State(id: 2)])
    let store = Store(initialState: Office.State(path: path)) { Office() }
    store.send(.path(.element(id: path.ids[1], action: .increment)))
    #expect(store.path.map(\.count) == [0, 1])
  }

  @Test func `a pushed screen is there before the parent runs`() {
    let store = Store(initialState: Office.State()) { Office() }
    store.send(.path(.push(id: 5, state: Worker.State(id: 1))))
    #expect(Array(store.path.ids) == [5])
    store.send(.path(.element(id: 5, action: .increment)))
    #expect(store.path[id: 5]?.count == 1)
  }

  @Test func `the parent sees a pop before the screens go`() {
    let path = StackState([Worker.State(id: 1), Worker.State(id: 2)])
    let store = Store(initialState: Office.State(path: path)) { Office() }
    store.send(.path(.popFrom(id: path.ids[0])))
    #expect(store.path.isEmpty)
    #expect(store.log == ["pop #0, 2 there"])
  }

  @Test func `an action for a missing screen is reported`() {
    let (recorder, line, _) = misuse(.path(.element(id: 7, action: .increment)))
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts == [
        """
        A "forEach" at "ComposableArchitectureTests/ForEachStackTests.swift:\(line)" received an \
        action for a missing element. …

          Action:
            Office.Action.path(
              .element(
                id: #7,
                action: .increment
              )
            )

          Element id:
            #7

        This is an error in the logic of the application, and has one of these causes:

        • Another reducer removed the element from the stack before this one ran. Let the parent do \
        so in the reducer that "forEach" is attached to: the element then runs first and can handle \
        its last action.

        • An effect that doesn't belong to the element sent the action after the element had been \
        popped. Effects that the element returns end with it. Cancel others when you pop it, or have \
        them send an action of the parent.

        • The action was sent to the store for an id that the stack doesn't have. Send actions of an \
        element only through its own store, as in the destination of "NavigationStack(path:)".
        """
      ])
  }

  @Test func `a pop of a missing screen is reported and pops nothing`() {
    let (recorder, line, store) = misuse(.path(.popFrom(id: 7)))
    #expect(store.path.count == 1)
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts == [
        """
        A "forEach" at "ComposableArchitectureTests/ForEachStackTests.swift:\(line)" received a \
        "popFrom" action for a missing element. …

          Action:
            Office.Action.path(
              .popFrom(
                id: #7
              )
            )

          Element id:
            #7

        This is an error in the logic of the application, and has one of these causes:

        • Another reducer removed the element from the stack before this one ran. Pop it either in \
        state or by the action, not by both.

        • The action was sent twice, or for an id that the stack never had. Nothing was popped, so \
        sending the action once is the whole remedy.
        """
      ])
  }

  @Test func `a push under an id that is taken is reported and pushes nothing`() {
    let (recorder, line, store) = misuse(.path(.push(id: 0, state: Worker.State(id: 9))))
    #expect(store.path.map(\.id) == [1])
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts.first?.hasPrefix(
        """
        A "forEach" at "ComposableArchitectureTests/ForEachStackTests.swift:\(line)" received a \
        "push" action for an element it already has. …
        """) == true)
  }
}
