import Testing

@testable import ComposableArchitecture

@Suite struct OnChangeTests {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }

  let base = Reduce<State, Int> { state, action in
    state.count += action
    return .none
  }

  @Test func `an effect gets the old and the new value`() {
    let reducer = base.onChange(of: \.count) { old, new in .send(old * 10 + new) }
    var state = State(count: 1)
    guard case .send(12) = reducer.reduce(into: &state, action: 1).operation
    else { Issue.record("no effect"); return }
    #expect(reducer.reduce(into: &state, action: 0).isNone)
  }

  @Test func `the state may be changed further`() {
    let reducer = base.onChange(of: \.count) { state, old in
      state.log.append("was \(old)")
      return .none
    }
    .onChange(of: \.count) { old, state in
      state.log.append("and \(old)")
      return .none
    }
    var state = State()
    _ = reducer.reduce(into: &state, action: 1)
    _ = reducer.reduce(into: &state, action: 0)
    #expect(state.log == ["was 0", "and 0"])
  }

  @Test func `another reducer may follow`() {
    let reducer = base.onChange(of: \.count) { old, new in
      Reduce { state, action in
        state.log.append("\(old) to \(new) by \(action)")
        return .none
      }
    }
    var state = State()
    _ = reducer.reduce(into: &state, action: 2)
    #expect(state.log == ["0 to 2 by 2"])
  }
}
