import ComposableArchitecture
import Observation
import Testing

/// What a screen leaves behind when it is closed.
@MainActor
struct StoreLifetimeTests {
  // NB: Nothing here suspends, and stores live on the main actor, so no other test's stores come or
  // go between two looks at the counts.
  @Test func aClosedScreenLeavesNothingBehind() {
    let store = Store(initialState: Desk.State()) { Desk() }
    openAndClose(store)
    let baseline = Counts()
    for round in 2...10 {
      openAndClose(store)
      #expect(Counts() == baseline, "round \(round)")
    }
  }

  @Test func anOpenScreenIsCounted() {
    let store = Store(initialState: Desk.State()) { Desk() }
    let before = Counts()
    store.send(.open)
    let stores = open(store)
    let after = Counts()
    // Those of the rows. That of the screen has gone with the last who had it: rows keep the place.
    #expect(after.stores - before.stores == 50)
    #expect(after.registrars - before.registrars >= 50)
    #expect(stores.count == 50)
  }

  private func openAndClose(_ store: StoreOf<Desk>) {
    store.send(.open)
    let stores = open(store)
    #expect(stores.count == 50)
    stores[7].send(.increment)
    store.send(.close)
  }

  /// Scopes and observes all that a screen with rows would.
  private func open(_ store: StoreOf<Desk>) -> [StoreOf<LifetimeRow>] {
    guard let screen = store.scope(state: \.screen, action: \.screen) else { return [] }
    let rows = Array(screen.scope(state: \.rows, action: \.rows))
    for row in rows {
      withObservationTracking {
        _ = row.count
      } onChange: {
      }
    }
    return rows
  }
}

private struct Counts: Equatable {
  let stores = StoreStatistics.current.stores
  let registrars = StoreStatistics.current.registrars
  let effects = StoreStatistics.current.effects
}

@Reducer
private struct LifetimeRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case increment }
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    var rows = IdentifiedArray(uniqueElements: (0..<50).map { LifetimeRow.State(id: $0) })
  }
  enum Action { case rows(IdentifiedActionOf<LifetimeRow>) }
  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(\.rows, action: \.rows) { LifetimeRow() }
  }
}

@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable { var screen: Screen.State? }
  enum Action {
    case open
    case close
    case screen(Screen.Action)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .open: state.screen = Screen.State()
      case .close: state.screen = nil
      case .screen: break
      }
      return .none
    }
    .ifLet(\.screen, action: \.screen) { Screen() }
  }
}
