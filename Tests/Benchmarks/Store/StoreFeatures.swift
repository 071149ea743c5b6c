import ComposableArchitecture

struct PlainCounter: Reducer {
  struct State { var count = 0 }
  enum Action { case increment }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Identifiable {
    var id = 0
    var count = 0
    var other = 0
  }

  enum Action { case increment, effect }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .effect:
        return .run { _ in }
      }
    }
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Counter.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Counter.State(id: $0) })
    }
  }

  enum Action { case rows(IdentifiedActionOf<Counter>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Counter() }
  }
}
