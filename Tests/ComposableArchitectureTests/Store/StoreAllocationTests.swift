import CAllocationCounter
import ComposableArchitecture
import Testing

/// How often a row's edit asks for memory.
@MainActor
struct StoreAllocationTests {
  @Test func aRowsEditAllocatesAsLittleAmongManyRows() {
    let few = allocationsOfOneEdit(rows: 10)
    let many = allocationsOfOneEdit(rows: 10_000)
    #expect(many == few)
    #expect(many <= 12)
  }

  /// - Returns: The allocations of this thread alone, as other tests may run meanwhile.
  private func allocationsOfOneEdit(rows count: Int) -> Int {
    let store = Store(initialState: Ledger.State(count: count)) { Ledger() }
    let stores = Array(store.scope(state: \.rows, action: \.rows))
    let row = stores[count / 2]
    for _ in 0..<3 { row.send(.increment) }
    let before = oriel_thread_allocation_count()
    for _ in 0..<10 { row.send(.increment) }
    return (oriel_thread_allocation_count() - before) / 10
  }
}

@Reducer
private struct Entry {
  @ObservableState
  struct State: Identifiable {
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
private struct Ledger {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Entry.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Entry.State(id: $0) })
    }
  }
  enum Action { case rows(IdentifiedActionOf<Entry>) }
  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Entry() }
  }
}
