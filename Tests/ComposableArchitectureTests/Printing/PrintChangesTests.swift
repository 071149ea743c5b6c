import CasePaths
import Synchronization
import Testing

@testable import ComposableArchitecture

@Suite struct PrintChangesTests {
  enum Action {
    case tapped(Int)
    case row(IdentifiedAction<Int, Inner>)
    enum Inner { case toggled }
  }

  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }

  let reducer = Reduce<State, Action> { state, action in
    if case .tapped(let amount) = action { state.count += amount }
    return .none
  }

  func output(
    _ printer: (@escaping (String) -> Void) -> _ReducerPrinter<State, Action>, _ actions: [Action]
  ) -> [String] {
    nonisolated(unsafe) var lines: [String] = []
    let reducer = reducer._printChanges(printer { lines.append($0) })
    var state = State()
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return lines
  }

  @Test func `a change is dumped as a difference`() {
    #expect(
      output(_ReducerPrinter.customDump(to:), [.tapped(2), .tapped(0)]) == [
        """
        received action:
          PrintChangesTests.Action.tapped(2)
          PrintChangesTests.State(
        -   count: 0,
        +   count: 2,
            name: "Blob"
          )

        """,
        """
        received action:
          PrintChangesTests.Action.tapped(0)
          (No state changes)

        """,
      ])
  }

  @Test func `labels name the cases`() {
    #expect(
      output(
        _ReducerPrinter.actionLabels(to:),
        [.tapped(2), .row(.element(id: 1, action: .toggled))]) == [
          "received action: PrintChangesTests.Action.tapped",
          "received action: PrintChangesTests.Action.row.element.toggled",
        ])
  }

  @Test func `a printer of one's own gets action and states`() {
    nonisolated(unsafe) var counts: [Int] = []
    let reducer = reducer._printChanges(
      _ReducerPrinter { _, old, new in counts += [old.count, new.count] })
    var state = State()
    _ = reducer.reduce(into: &state, action: .tapped(3))
    #expect(counts == [0, 3])
  }

  @Test func `without a printer nothing is printed`() {
    var state = State()
    _ = reducer._printChanges(nil).reduce(into: &state, action: .tapped(3))
    #expect(state.count == 3)
  }
}
