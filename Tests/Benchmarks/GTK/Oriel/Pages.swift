import ComposableArchitecture
import Oriel

@MainActor
func pages() -> Engine {
  let store = Store(initialState: Pages.State()) { Pages() }
  return Engine(title: "Benchmark") { PagesScreen(store: store) }
}

@Reducer
struct Page {
  @ObservableState
  struct State {
    var title = "Details"
  }

  enum Action {
    case backButtonTapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Pages {
  @ObservableState
  struct State {
    var path = StackState<Page.State>()
  }

  enum Action {
    case detailsButtonTapped
    case path(StackActionOf<Page>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .detailsButtonTapped:
        state.path.append(Page.State())
      case .path(.element(_, .backButtonTapped)):
        state.path.removeLast()
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Page() }
  }
}

struct PagesScreen: View {
  @Bindable var store: StoreOf<Pages>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Start")
        Button("Details") { store.send(.detailsButtonTapped) }
          .accessibilityIdentifier("push")
      }
      .navigationTitle("Start")
    } destination: { store in
      VStack {
        Text(verbatim: store.title)
        Button("Back") { store.send(.backButtonTapped) }
          .accessibilityIdentifier("pop")
      }
      .navigationTitle("Details")
    }
  }
}
