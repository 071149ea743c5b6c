import ComposableArchitecture
import Testing

/// The table "Observation and macros" of the API inventory, row by row.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ObservationInventoryTests {
  @Test func `only what is read is observed`() {
    let store = Store(initialState: Dial.State()) { Dial() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.renamed("x"))
    #expect(changes.value == 0)
    store.send(.add)
    #expect(changes.value == 1)
  }

  @Test func `the names of Perception are aliases`() {
    let store = Store(initialState: Dial.State()) { Dial() }
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.add)
    #expect(changes.value == 1)
  }

  @Test func `state has an identity that a new value doesn't have`() {
    var state = Dial.State()
    let id: ObservableStateID = state._$id
    state.count = 1
    #expect(state._$id == id)
    #expect(Dial.State()._$id != id)
    let observable: any ObservableState = state
    #expect(observable._$id == id)
  }

  @Test func `ignored fields tell nobody`() {
    var state = Dial.State()
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = state.cache
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    state.cache = 1
    #expect(changes.value == 0)
  }

  @Test func `observe runs a closure again, until its token is cancelled`() async {
    let store = Store(initialState: Dial.State()) { Dial() }
    var seen: [Int] = []
    let token: ObserveToken = observe { seen.append(store.count) }
    store.send(.add)
    while seen.count < 2, !Task.isCancelled { await Task.yield() }
    token.cancel()
    #expect(token.isCancelled)
    store.send(.add)
    await Task.megaYield()
    #expect(seen == [0, 1])
  }

  @Test func `macros complete a feature that says little`() async {
    let store = Store(initialState: PublicNothing.State()) { PublicNothing() }
    let _: PublicNothing.State = store.state

    let client = Weather(temperature: { _ in 21 })
    #expect(await client.temperature(of: "Brooklyn") == 21)
    #expect(Weather.Sky.cloudy(0.5).is(\.cloudy))
  }
}

extension ObservationInventoryTests {
  @DependencyClient
  struct Weather {
    @DependencyEndpoint(method: "temperature")
    var temperature: @Sendable (_ of: String) async -> Double = { _ in 0 }

    @CasePathable enum Sky { case clear, cloudy(Double) }
  }
}

@Reducer
private struct Dial {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
    @ObservationStateIgnored var cache = 0
  }
  enum Action {
    case add
    case renamed(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.count += 1
      case .renamed(let name): state.name = name
      }
      return .none
    }
  }
}
