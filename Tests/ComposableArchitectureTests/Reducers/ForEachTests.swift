import CasePaths
import ComposableArchitecture
import IdentifiedCollections
import IssueReporting
import Testing

@Suite struct ForEachTests {
  struct Row: Reducer {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var counter = Ticker.State()
    }
    @CasePathable
    enum Action { case counter(Ticker.Action), remove }
    var body: some Reducer<State, Action> {
      Scope(state: \.counter, action: \.counter) { Ticker() }
    }
  }

  struct List: Reducer {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
      var log: [Int?] = []
    }
    @CasePathable
    enum Action { case rows(IdentifiedActionOf<Row>) }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .rows(.element(let id, let action)) = action {
          state.log.append(state.rows[id: id]?.counter.count)
          if case .remove = action { state.rows.remove(id: id) }
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Test func `a row runs before the parent`() {
    var state = List.State(rows: [.init(id: 1), .init(id: 2)])
    _ = List().reduce(into: &state, action: .rows(.element(id: 2, action: .counter(.increment))))
    #expect(state.rows[id: 2]?.counter.count == 1)
    #expect(state.rows[id: 1]?.counter.count == 0)
    #expect(state.log == [1])
  }

  @Test func `the parent can remove the row on the row's own action`() {
    var state = List.State(rows: [.init(id: 1), .init(id: 2)])
    let issues = issues {
      _ = List().reduce(into: &state, action: .rows(.element(id: 2, action: .remove)))
    }
    #expect(state.rows.ids == List.State(rows: [.init(id: 1)]).rows.ids)
    #expect(issues == [])
  }

  @Test func `neither the collection nor what a row holds is copied`() {
    var state = List.State(rows: .init(uniqueElements: (0..<1_000).map { .init(id: $0) }))
    let rows = state.rows.elements.address
    let buffer = state.rows[id: 500]?.counter.buffer.address
    _ = List().reduce(into: &state, action: .rows(.element(id: 500, action: .counter(.fill))))
    #expect(state.rows.elements.address == rows)
    #expect(state.rows[id: 500]?.counter.buffer.address == buffer)
    #expect(state.rows[id: 500]?.counter.buffer == [2, 2, 3])
  }

  @Test func `an action for a missing row is reported and reaches the parent`() {
    let line: UInt = #line + 2
    let list = EmptyReducer<List.State, List.Action>()
      .forEach(\.rows, action: \.rows) { Row() }
    var state = List.State(rows: [.init(id: 1)])
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = list.reduce(into: &state, action: .rows(.element(id: 7, action: .remove)))
    }
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts == [
        """
        A "forEach" at "ComposableArchitectureTests/ForEachTests.swift:\(line)" received an action \
        for a missing element. …

          Action:
            ForEachTests.List.Action.rows(
              .element(
                id: 7,
                action: .remove
              )
            )

          Element id:
            7

        This is an error in the logic of the application, and has one of these causes:

        • Another reducer removed the element before this one ran. Let the parent do so in the \
        reducer that "forEach" is attached to: the element then runs first and can handle its last \
        action.

        • An effect that doesn't belong to the element sent the action after the element had been \
        removed. Effects that the element returns end with it. Cancel others when you remove it, or \
        have them send an action of the parent.

        • The action was sent to the store for an id that the collection doesn't have. Send actions \
        of an element only through its own store, as in "ForEach(store.scope(state:action:))".
        """
      ])
  }
}
