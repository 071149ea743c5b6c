import ComposableArchitecture
import Testing

/// What an edit of one row costs in notifications and copies, however many rows there are.
@MainActor
struct RowObservationTests {
  @Test func oneRowOfTenThousandFiresOneObserver() {
    let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let observers = rows.map { row in Observing { _ = row.title } }
    let membership = Observing { _ = store.scope(state: \.rows, action: \.rows).count }
    let buffer = address(of: store.rows)

    rows[5_000].send(.rename("edited"))

    #expect(observers.indices.filter { observers[$0].count > 0 } == [5_000])
    #expect(membership.count == 0)
    #expect(address(of: store.rows) == buffer)
    #expect(rows[5_000].title == "edited")
  }

  @Test func membershipWakesNoRow() {
    let store = Store(initialState: Rows.State(count: 3)) { Rows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let observers = rows.map { row in Observing { _ = row.title } }
    let membership = Observing { _ = store.scope(state: \.rows, action: \.rows).count }

    store.send(.append(Row.State(id: 9)))

    #expect(observers.map(\.count) == [0, 0, 0])
    #expect(membership.count == 1)
  }

  @Test func aRemovedRowAndAnOverwrittenOneAreTold() {
    let store = Store(initialState: Rows.State(count: 3)) { Rows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let observers = rows.map { row in Observing { _ = row.title } }
    store.send(.remove(0))
    store.send(.overwrite(Row.State(id: 2, title: "new")))
    #expect(observers.map(\.count) == [1, 0, 1])
    #expect(rows[2].title == "new")
    #expect(rows[0].title == "")
  }

  @Test func anotherCollectionInPlaceTellsTheRowsThatDiffer() {
    let store = Store(initialState: Rows.State(count: 3)) { Rows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let observers = rows.map { row in Observing { _ = row.title } }
    var new = store.rows
    new[id: 1]?.title = "other"
    let before = observers.map(\.count)
    store.send(.replaceAll(new))
    #expect(observers[1].count > 0)
    #expect(before[0] == 0 && observers[0].count == 0 && observers[2].count == 0)
    #expect(rows[1].title == "other")
  }

  @Test func aStoreOfARemovedRowDropsActions() {
    let line: UInt = #line + 1
    let store = Store(initialState: Rows.State(count: 3)) { Rows() }
    let row = store.scope(state: \.rows, action: \.rows)[1]
    store.send(.remove(1))
    withExpectedIssue(
      """
      An action was sent to the store of an element that was removed. It was dropped.

        Action: Row.Action.rename("late")
        ID: 1
        State: State
        Root store: made at ComposableArchitectureTests/RowObservationTests.swift:\(line)

      Somebody has kept the element's store, most often a view on its way out or a callback. Scope a \
      store where it is used instead of keeping it, and send from effects with 'send', which is \
      dropped silently when the element goes.
      """
    ) {
      row.send(.rename("late"))
    }
    #expect(store.rows.count == 2)
  }

  @Test func rowStoresAreTheSameWhileTheyLive() {
    let store = Store(initialState: Rows.State(count: 3)) { Rows() }
    let first = store.scope(state: \.rows, action: \.rows)
    let row = first[1]
    #expect(store.scope(state: \.rows, action: \.rows)[1] === row)
    #expect(store.scope(state: \.rows, action: \.rows)[id: 1] === row)
    #expect(first.ids == [0, 1, 2])
  }

  @Test func tenRoundsOfFiftyRowsLeaveNothingBehind() {
    let store = Store(initialState: Rows.State()) { Rows() }
    func round() {
      store.send(.replaceAll(IdentifiedArray(uniqueElements: (0..<50).map { Row.State(id: $0) })))
      let rows = Array(store.scope(state: \.rows, action: \.rows))
      let observers = rows.map { row in Observing { _ = row.title } }
      rows[7].send(.rename("x"))
      #expect(observers[7].count == 1)
      store.send(.replaceAll([]))
    }
    round()
    let before = StoreStatistics.current
    for _ in 0..<10 { round() }
    let after = StoreStatistics.current
    // Other tests run at the same time and keep some of their own. A leak would be 500.
    #expect(after.stores - before.stores < 100)
    #expect(after.registrars - before.registrars < 100)
  }
}

private func address(of rows: IdentifiedArrayOf<Row.State>) -> UnsafeRawPointer? {
  rows.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress!) }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var tags: [String] = []
  }
  enum Action {
    case rename(String)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .rename(let title):
        state.title = title
        return .none
      }
    }
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []

    init(count: Int = 0) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }
  enum Action {
    case append(Row.State)
    case overwrite(Row.State)
    case remove(Int)
    case replaceAll(IdentifiedArrayOf<Row.State>)
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .append(let row): state.rows.append(row)
      case .overwrite(let row): state.rows[id: row.id] = row
      case .remove(let id): state.rows.remove(id: id)
      case .replaceAll(let rows): state.rows = rows
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
