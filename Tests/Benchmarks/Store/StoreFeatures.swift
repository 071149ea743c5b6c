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

@Reducer
struct Level1 {
  @ObservableState
  struct State { var child = Level2.State() }
  enum Action { case child(Level2.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level2() } }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State { var child = Level3.State() }
  enum Action { case child(Level3.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level3() } }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State { var child = Level4.State() }
  enum Action { case child(Level4.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level4() } }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State { var child = Level5.State() }
  enum Action { case child(Level5.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level5() } }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State { var child = Counter.State() }
  enum Action { case child(Counter.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Counter() } }
}
