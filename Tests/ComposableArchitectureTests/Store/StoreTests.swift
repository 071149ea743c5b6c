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

  @Test func observationsFollowAStore() async {
    let store = Store(initialState: Meter.State()) { Meter() }
    let values = Observations { @MainActor in store.count }
    var seen: [Int] = []
    for await value in values {
      seen.append(value)
      if value == 2 { break }
      store.send(.incrementOther)
      store.send(.increment)
    }
    #expect(seen == [0, 1, 2])
  }

  @Test func anOptionalChildsStoreBelongsToItsInstance() {
    let line: UInt = #line + 1
    let store = Store(initialState: Host.State(child: Meter.State())) { Host() }
    let child = store.scope(state: \.child, action: \.child)
    #expect(child === store.scope(state: \.child, action: \.child))
    child?.send(.increment)
    #expect(child?.count == 1)

    store.send(.present(Meter.State(count: 5)))
    let second = store.scope(state: \.child, action: \.child)
    #expect(second !== child)
    #expect(second?.count == 5)
    withExpectedIssue(
      """
      An action was sent to the store of a child that is gone. It was dropped.

        Action: Meter.Action.increment
        State: State
        Root store: made at ComposableArchitectureTests/StoreTests.swift:\(line)

      The child's state has become 'nil' or another case, or another instance has taken its place, \
      while somebody kept the old store. Most often that is a view on its way out, or a callback. \
      Scope a store where it is used instead of keeping it, and send from effects with 'send', which \
      is dropped silently when the child goes.
      """
    ) {
      child?.send(.increment)
    }
    #expect(second?.count == 5)

    store.send(.present(nil))
    #expect(store.scope(state: \.child, action: \.child) == nil)
    _ = second?.count
  }
}

@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable {
    var child: Meter.State?
  }
  enum Action {
    case child(Meter.Action)
    case present(Meter.State?)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .present(let child) = action { state.child = child }
      return .none
    }
    .ifLet(\.child, action: \.child) { Meter() }
  }
}
