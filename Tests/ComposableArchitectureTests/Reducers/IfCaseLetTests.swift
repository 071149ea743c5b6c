import CasePaths
import ComposableArchitecture
import IssueReporting
import Testing

@Suite struct IfCaseLetTests {
  struct Login: Reducer {
    @CasePathable
    @ObservableState
    enum State: Equatable {
      case loggedIn(Ticker.State)
      case loggedOut(Int)
    }
    @CasePathable
    enum Action {
      case loggedIn(Ticker.Action)
      case logOut
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch (state, action) {
        case (_, .logOut): state = .loggedOut(0)
        case (.loggedIn(let counter), .loggedIn(.stopTimer)): state = .loggedOut(counter.count)
        default: break
        }
        return .none
      }
      .ifCaseLet(\.loggedIn, action: \.loggedIn) { Ticker() }
    }
  }

  @Test func `the child runs before the parent`() {
    var state = Login.State.loggedIn(.init(count: 1))
    let reducer = Login()
    _ = reducer.reduce(into: &state, action: .loggedIn(.increment))
    #expect(state == .loggedIn(.init(count: 2)))
    _ = reducer.reduce(into: &state, action: .loggedIn(.stopTimer))
    #expect(state == .loggedOut(2))
  }

  @Test func `the payload is changed in place`() {
    var state = Login.State.loggedIn(.init())
    func address() -> UnsafeRawPointer? {
      if case .loggedIn(let counter) = state { counter.buffer.address } else { nil }
    }
    let before = address()
    _ = Login().reduce(into: &state, action: .loggedIn(.fill))
    #expect(address() == before)
    #expect(state == .loggedIn(.init(buffer: [2, 2, 3])))
  }

  @Test func `an action in another case is reported and reaches the parent`() {
    let line: UInt = #line + 2
    let login = EmptyReducer<Login.State, Login.Action>()
      .ifCaseLet(\.loggedIn, action: \.loggedIn) { Ticker() }
    var state = Login.State.loggedOut(3)
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = login.reduce(into: &state, action: .loggedIn(.increment))
    }
    #expect(state == .loggedOut(3))
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts == [
        """
        An "ifCaseLet" at "ComposableArchitectureTests/IfCaseLetTests.swift:\(line)" received an \
        action of its child while the state was another case. …

          Action:
            IfCaseLetTests.Login.Action.loggedIn(.increment)

          State:
            IfCaseLetTests.Login.State.loggedOut(3)

        This is an error in the logic of the application, and has one of these causes:

        • Another reducer changed the case before this one ran. Let the parent do so in the reducer \
        that "ifCaseLet" is attached to: the child then runs first and can handle its last action.

        • An effect that doesn't belong to the child sent the action after the case had changed. \
        Effects that the child returns end with its case. Cancel others when you change the case, or \
        have them send an action of the parent.

        • The action was sent to the store while the state was another case. Send actions of the \
        child only through a child store: "switch store.case" gives the one of the current case.
        """
      ])
  }
}
