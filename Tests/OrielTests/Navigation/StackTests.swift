import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

@MainActor
struct StackTests {
  @Test
  func linksPushAndGoingBackPops() async {
    let store = Store(initialState: Numbers.State()) { Numbers() }
    let screen = Screen { NumbersView(store: store) }
    #expect(screen.title == "Numbers")

    await screen.button("One").tap()
    #expect(screen.title == "Number 1")
    await screen.button("Next").tap()
    #expect(screen.title == "Number 2")
    #expect(Array(store.path).map(\.number) == [1, 2])

    await screen.back()
    #expect(screen.title == "Number 1")
    await screen.button("Close").tap()
    #expect(screen.title == "Numbers")
    #expect(store.path.isEmpty)
  }

  @Test
  func anyPathStartsOnItsLastScreen() {
    let state = Numbers.State(path: StackState([Number.State(number: 3), Number.State(number: 4)]))
    let screen = Screen {
      NumbersView(store: Store(initialState: state) { Numbers() })
    }
    #expect(screen.title == "Number 4")
  }
}

@Reducer
struct Numbers {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Number.State>()
  }

  enum Action {
    case path(StackActionOf<Number>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.element(_, .nextButtonTapped)) = action {
        state.path.append(Number.State(number: (state.path.last?.number ?? 0) + 1))
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Number() }
  }
}

@Reducer
struct Number {
  @ObservableState
  struct State: Equatable {
    var number: Int
  }

  enum Action {
    case closeButtonTapped
    case nextButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { [dismiss] _, action in
      switch action {
      case .closeButtonTapped: .run { _ in await dismiss() }
      case .nextButtonTapped: .none
      }
    }
  }
}

struct NumbersView: View {
  @Bindable var store: StoreOf<Numbers>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("One", state: Number.State(number: 1))
        .navigationTitle("Numbers")
    } destination: { store in
      VStack {
        Button("Next") { store.send(.nextButtonTapped) }
        Button("Close") { store.send(.closeButtonTapped) }
      }
      .navigationTitle("Number \(store.number)")
    }
  }
}
