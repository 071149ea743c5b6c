import ComposableArchitecture
import IssueReporting
import Testing

@MainActor
@Suite struct IfLetPresentedTests {
  @Test func `a dismissal reaches the parent while the child is still there`() {
    let store = Store(initialState: Office.State(sheet: Worker.State())) { Office() }
    store.send(.sheet(.dismiss))
    #expect(store.sheet == nil)
    #expect(store.log == ["dismiss, sheet is there"])
  }

  @Test func `a child that the parent presents on a dismissal stays`() {
    let next = Reduce<Office.State, Office.Action> { state, action in
      if case .sheet(.dismiss) = action { state.sheet = Worker.State(id: 2) }
      return .none
    }
    let store = Store(initialState: Office.State(sheet: Worker.State(id: 1))) {
      next.ifLet(\.$sheet, action: \.sheet) { Worker() }
    }
    store.send(.sheet(.dismiss))
    #expect(store.sheet?.id == 2)
  }

  @Test func `an alert among destinations is gone before the parent hears of the choice`() {
    let alert = AlertState<Office.Destination.Alert> { TextState("Hi") }
    let store = Store(initialState: Office.State(destination: .alert(alert))) { Office() }
    store.send(.destination(.presented(.alert(.ok))))
    #expect(store.destination == nil)
    #expect(store.log == ["ok, alert is gone"])
  }

  @Test func `a destination that isn't an alert stays when it acts`() {
    let store = Store(initialState: Office.State(destination: .worker(Worker.State()))) { Office() }
    store.send(.destination(.presented(.worker(.increment))))
    #expect(store.destination == .worker(Worker.State(count: 1)))
  }

  @Test(arguments: [true, false])
  func `an action while nothing is presented is reported`(isDismissal: Bool) {
    let line: UInt = #line + 3
    let store = Store(initialState: Office.State()) {
      EmptyReducer<Office.State, Office.Action>()
        .ifLet(\.$sheet, action: \.sheet) { Worker() }
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = store.send(.sheet(isDismissal ? .dismiss : .presented(.increment)))
    }
    let action =
      isDismissal ? "Office.Action.sheet(.dismiss)" : "Office.Action.sheet(.presented(.increment))"
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts == [
        """
        An "ifLet" at "ComposableArchitectureTests/IfLetPresentedTests.swift:\(line)" received a \
        presentation action while nothing was presented. …

          Action:
            \(action)

        This is an error in the logic of the application, and has one of these causes:

        • Another reducer set the presented state to "nil" before this one ran. Let the parent do so \
        in the reducer that "ifLet" is attached to: the child then runs first and can handle its \
        last action.

        • An effect that doesn't belong to the child sent the action after the child had been \
        dismissed. Effects that the child returns end with it. Cancel others when you dismiss, or \
        have them send an action of the parent.

        • The action was sent to the store while the state was "nil". Send actions of the child only \
        through a child store, and ".dismiss" only once.
        """
      ])
  }
}
