import ComposableArchitecture
import Oriel

@MainActor
func counter() -> Engine {
  let store = Store(initialState: Counter.State()) { Counter() }
  return Engine(title: "Benchmark") { CounterScreen(store: store) }
}

@Reducer
struct Counter {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct CounterScreen: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text(verbatim: "\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
        .accessibilityIdentifier("act")
    }
  }
}
