import ComposableArchitecture
import Testing

@MainActor
@Suite struct SharedStateObservationTests {
  @Test func `whoever reads a store's shared field is told of changes from everywhere`() async {
    let store = Store(initialState: SharedFeature.State()) { SharedFeature() }
    var counts: [Int] = []
    let token = observe { counts.append(store.count) }
    store.send(.increment)
    while counts.count < 2 { await Task.yield() }
    #expect(counts == [0, 1])
    let shared = store.$count
    await Task.detached { shared.withLock { $0 = 9 } }.value
    while counts.count < 3 { await Task.yield() }
    #expect(counts == [0, 1, 9])
    token.cancel()
  }

  @Test func `observers are told when the reducer is done`() {
    let store = Store(initialState: SharedFeature.State()) { SharedFeature() }
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      let count = MainActor.assumeIsolated { store.count }
      seen.withValue { $0.append(count) }
    }
    store.send(.increment)
    #expect(seen.value == [1])
  }

  @Test func `a field that points elsewhere is a change`() {
    let store = Store(initialState: SharedFeature.State()) { SharedFeature() }
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      let count = MainActor.assumeIsolated { store.count }
      seen.withValue { $0.append(count) }
    }
    store.send(.replace)
    #expect(seen.value == [1_000])
  }

  @Test func `two features share one value`() {
    let first = Store(initialState: SharedFeature.State()) { SharedFeature() }
    let second = Store(initialState: SharedFeature.State()) { SharedFeature() }
    first.send(.append)
    second.send(.append)
    #expect(first.list.count == 2)
    #expect(first.state == second.state)
  }
}
