import ComposableArchitecture

/// What a step of a test costs, beside the feature itself.
@MainActor
func benchmarkTestStore() async {
  var table = Table("TestStore")
  for size in [10, 100_000] {
    let store = TestStore(initialState: Steps.State(rows: Array(0..<size))) { Steps() }
    var count = 0
    table.add(
      "send, \(size) rows that don't change",
      await measure(count: 2_000) {
        count += 1
        await store.send(.increment) { $0.count = count }
      },
      budget: budget)
  }
  let store = TestStore(initialState: Steps.State()) { Steps() }
  var count = 0
  table.add(
    "send and receive what was fed back",
    await measure(count: 2_000) {
      count += 1
      await store.send(.feedBack)
      await store.receive(\.increment) { $0.count = count }
    },
    budget: 2 * budget)
  table.add(
    "send and receive what an effect sends",
    await measure(count: 500) {
      count += 1
      await store.send(.run)
      await store.receive(\.increment) { $0.count = count }
    },
    budget: 10 * budget)
  table.write()
}

/// Microseconds for one step.
private var budget: Double {
  #if DEBUG
    400
  #else
    100
  #endif
}

@Reducer
private struct Steps {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rows: [Int] = []
  }

  enum Action {
    case increment
    case feedBack
    case run
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .feedBack:
        return .send(.increment)
      case .run:
        return .run { send in await send(.increment) }
      }
    }
  }
}
