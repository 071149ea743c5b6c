import ComposableArchitecture
import Testing

@MainActor
struct StoreTests {
  @Test func reducesActionsAndReadsState() {
    let store = Store(initialState: Meter.State()) { Meter() }
    store.send(.increment)
    store.send(.increment)
    #expect(store.count == 2)
    #expect(store.state == Meter.State(count: 2))
  }

  @Test func reducesFedBackActionsBeforeSendReturns() {
    let store = Store(initialState: Meter.State()) { Meter() }
    store.send(.incrementTwice)
    #expect(store.count == 2)
  }

  @Test func aRunEffectSendsAndFinishes() async {
    let store = Store(initialState: Meter.State()) { Meter() }
    let task = store.send(.incrementLater)
    #expect(store.count == 0)
    await task.finish()
    #expect(store.count == 1)
  }

  @Test func scopingTwiceGivesTheSameStore() {
    let store = Store(initialState: Household.State()) { Household() }
    let child = store.scope(state: \.child, action: \.child)
    #expect(child === store.scope(state: \.child, action: \.child))
    #expect(child == store.scope(\.child, action: \.child))
    child.send(.increment)
    #expect(store.child.count == 1)
    #expect(child.count == 1)
  }
}
