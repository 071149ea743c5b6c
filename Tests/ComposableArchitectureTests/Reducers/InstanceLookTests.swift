import ComposableArchitecture
import Testing

/// What an action costs doesn't depend on how many rows have effects that run.
@MainActor
struct InstanceLookTests {
  private func looks(_ body: () -> Void) -> Int {
    let before = StoreStatistics.current.instanceLooks
    body()
    return StoreStatistics.current.instanceLooks - before
  }

  private func store(_ count: Int) -> StoreOf<TimedRows> {
    let store = Store(
      initialState: TimedRows.State(
        rows: .init(uniqueElements: (0..<count).map(TimedRow.State.init)))
    ) {
      TimedRows()
    }
    for id in 0..<count { store.send(.rows(.element(id: id, action: .start))) }
    return store
  }

  // NB: Nothing here waits, so no other test uses a store meanwhile.
  @Test func anActionOfARowLooksAtTheRow() {
    let store = store(500)
    #expect(looks { store.send(.rows(.element(id: 7, action: .tick))) } == 1)
    #expect(
      looks { for id in 0..<500 { store.send(.rows(.element(id: id, action: .tick))) } } == 500)
    #expect(looks { store.send(.otherChanged) } == 0)
  }

  @Test func startingAllRowsLooksAtEachOnce() {
    #expect(looks { _ = store(500) } <= 500)
  }

  @Test func whatIsWrittenFromOutsideLooksAtAll() {
    let store = store(50)
    #expect(looks { store.send(.replaced(3)) } == 50)
    #expect(store.running == 49)
    // The work of row 3 is told to end, and is looked at until it has.
    #expect(looks { store.send(.removed(5)) } == 50)
    #expect(store.running == 48)
    #expect(looks { store.send(.otherChanged) } == 0)
  }

  @Test func aRowThatIsWrittenByTheParentInItsOwnActionIsLookedAt() {
    let store = store(50)
    store.send(.rows(.element(id: 4, action: .replaceMe)))
    #expect(store.running == 49)
    store.send(.rows(.element(id: 5, action: .removeMe)))
    #expect(store.running == 48)
    #expect(looks { store.send(.rows(.element(id: 6, action: .tick))) } == 1)
  }
}

extension Store where State == TimedRows.State, Action == TimedRows.Action {
  fileprivate var running: Int { EffectsOfTest.descriptions.count }
}

@Reducer
private struct TimedRows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<TimedRow.State>
    var other = 0
  }

  enum Action {
    case otherChanged
    case removed(Int)
    case replaced(Int)
    case rows(IdentifiedActionOf<TimedRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .otherChanged: state.other += 1
      case .removed(let id), .rows(.element(let id, .removeMe)): state.rows.remove(id: id)
      case .replaced(let id), .rows(.element(let id, .replaceMe)):
        state.rows[id: id] = TimedRow.State(id)
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { TimedRow() }
  }
}

@Reducer
private struct TimedRow {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var ticks = 0

    init(_ id: Int) { self.id = id }
  }

  enum Action {
    case removeMe, replaceMe, start, tick
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start: return .run { _ in try await Task.never() }
      case .tick: state.ticks += 1
      case .removeMe, .replaceMe: break
      }
      return .none
    }
  }
}
