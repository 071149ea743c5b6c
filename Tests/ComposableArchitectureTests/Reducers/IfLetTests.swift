import CasePaths
import ComposableArchitecture
import IssueReporting
import SwiftNavigation
import Testing

@Suite struct IfLetTests {
  struct Parent: Reducer {
    @ObservableState
    struct State: Equatable {
      var child: Ticker.State?
      var log: [Int?] = []
      var alert: AlertState<Alert>?
    }
    @CasePathable
    enum Action {
      case child(Ticker.Action)
      case alert(Alert)
      case hide
    }
    enum Alert: Equatable { case ok }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        state.log.append(state.child?.count)
        switch action {
        case .hide, .child(.dismissTapped): state.child = nil
        default: break
        }
        return .none
      }
      .ifLet(\.child, action: \.child) { Ticker() }
      .ifLet(\.alert, action: \.alert)
    }
  }

  @Test func `the child runs before the parent`() {
    var state = Parent.State(child: .init())
    _ = Parent().reduce(into: &state, action: .child(.increment))
    #expect(state.log == [1])
    #expect(state.child?.count == 1)
  }

  @Test func `the parent can remove the child on the child's own action`() {
    var state = Parent.State(child: .init())
    let issues = issues { _ = Parent().reduce(into: &state, action: .child(.dismissTapped)) }
    #expect(state.child == nil)
    #expect(issues == [])
  }

  @Test func `the child is changed in place`() {
    var state = Parent.State(child: .init())
    let address = state.child?.buffer.address
    _ = Parent().reduce(into: &state, action: .child(.fill))
    #expect(state.child?.buffer == [2, 2, 3])
    #expect(state.child?.buffer.address == address)
  }

  @Test func `an alert is gone once it has acted`() {
    var state = Parent.State(alert: AlertState { TextState("Hi") })
    _ = Parent().reduce(into: &state, action: .alert(.ok))
    #expect(state.alert == nil)
  }

  @Test func `an action without a child is reported and reaches the parent`() {
    let line: UInt = #line + 2
    let parent = EmptyReducer<Parent.State, Parent.Action>()
      .ifLet(\.child, action: \.child) { Ticker() }
    var state = Parent.State()
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = parent.reduce(into: &state, action: .child(.increment))
    }
    #expect(recorder.lines == [line])
    #expect(
      recorder.texts == [
        """
        An "ifLet" at "ComposableArchitectureTests/IfLetTests.swift:\(line)" received an action of \
        its child while the child's state was "nil". …

          Action:
            IfLetTests.Parent.Action.child(.increment)

        This is an error in the logic of the application, and has one of these causes:

        • Another reducer set the child's state to "nil" before this one ran. Let the parent do so \
        in the reducer that "ifLet" is attached to: the child then runs first and can handle its \
        last action.

        • An effect that doesn't belong to the child sent the action after the child had gone. \
        Effects that the child returns end with it. Cancel others when you set the state to "nil", \
        or have them send an action of the parent.

        • The action was sent to the store while the state was "nil". Send actions of the child only \
        through a child store, which exists while there is state: "store.scope(state:action:)" gives \
        "nil" otherwise.
        """
      ])
  }
}
