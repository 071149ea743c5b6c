import CasePaths
import ComposableArchitecture
import Testing

@Suite struct ScopeTests {
  struct Parent: Reducer {
    @ObservableState
    struct State {
      var child = Ticker.State()
      var log: [Int] = []
    }
    @CasePathable
    enum Action {
      case child(Ticker.Action)
      case other
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.child, action: \.child) { Ticker() }
      Reduce { state, _ in
        state.log.append(state.child.count)
        return .none
      }
    }
  }

  @Test func `the child gets its own actions only`() {
    var state = Parent.State()
    let parent = Parent()
    _ = parent.reduce(into: &state, action: .child(.increment))
    _ = parent.reduce(into: &state, action: .other)
    #expect(state.child.count == 1)
    #expect(state.log == [1, 1])
  }

  @Test func `the child is changed in place`() {
    var state = Parent.State()
    let address = state.child.buffer.address
    _ = Parent().reduce(into: &state, action: .child(.fill))
    #expect(state.child.buffer == [2, 2, 3])
    #expect(state.child.buffer.address == address)
  }
}
