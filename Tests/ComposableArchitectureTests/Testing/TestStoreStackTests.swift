import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreStackTests {
  @Reducer
  struct Screens {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Probe.State>()
      @Presents var sheet: Probe.State?
    }

    enum Action {
      case push
      case presentTapped
      case path(StackActionOf<Probe>)
      case sheet(PresentationAction<Probe.Action>)
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .push:
          state.path.append(Probe.State())
          return .none
        case .presentTapped:
          state.sheet = Probe.State()
          return .none
        case .path, .sheet:
          return .none
        }
      }
      .forEach(\.path, action: \.path) { Probe() }
      .ifLet(\.$sheet, action: \.sheet) { Probe() }
    }
  }

  @Test func `an expected path is built by pushing equal screens, and goes by the same ids`() async
  {
    let store = TestStore(initialState: Screens.State()) { Screens() }
    await store.send(.push) { $0.path.append(Probe.State()) }
    await store.send(.push) {
      $0.path.append(Probe.State(count: 9))
      $0.path[id: 1]?.count = 0
    }
    await store.send(\.path[id: 1].increment) { $0.path[id: 1]?.count = 1 }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
    await store.send(.push) { $0.path[id: 2] = Probe.State() }
  }

  @Test func `a presented child is asserted by value`() async {
    let store = TestStore(initialState: Screens.State()) { Screens() }
    await store.send(.presentTapped) { $0.sheet = Probe.State() }
    await store.send(\.sheet.increment) { $0.sheet?.count = 1 }
    await store.send(\.sheet.startNamed)
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }
}
