import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

// The feature, the view and the test that the README shows.

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Increment") { store.send(.incrementButtonTapped) }
    }
  }
}

@MainActor
@Test func counts() async {
  let screen = Screen {
    CounterView(store: Store(initialState: Counter.State()) { Counter() })
  }
  await screen.button("Increment").tap()
  #expect(
    screen.outline == """
      window
        text "1"
        button "Increment"
      """)
}
