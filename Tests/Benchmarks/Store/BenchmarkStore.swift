import ComposableArchitecture
import Observation

/// The "Store" table: what sending, reading, observing and scoping cost.
@MainActor
func benchmarkStore() async {
  var table = Table("Store")

  let plain = Store(initialState: PlainCounter.State()) { PlainCounter() }
  table.add("send, flat, plain state", measure(count: 20_000) { plain.send(.increment) }, budget: 1)

  let flat = Store(initialState: Counter.State()) { Counter() }
  table.add(
    "send, flat, observable state", measure(count: 20_000) { flat.send(.increment) }, budget: 2)

  var sum = 0
  table.add("read store.count", measure(count: 50_000) { sum &+= flat.count }, budget: 0.15)

  let root = Store(initialState: Level1.State()) { Level1() }
  let leaf = root.scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
  table.add("send from 5 scopes deep", measure(count: 10_000) { leaf.send(.increment) }, budget: 6)

  table.add(
    "send, .run {}, finish", await measure(count: 1_000) { await flat.send(.effect).finish() },
    budget: 60)

  table.add(
    "100 observers and one send",
    measure(count: 100) {
      for _ in 0..<100 {
        withObservationTracking {
          sum &+= flat.count
        } onChange: {
        }
      }
      flat.send(.increment)
    }, budget: 400)

  for count in [100, 1_000, 10_000, 100_000] {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let id = count / 2
    table.add(
      "forEach, one of \(count) rows, no row stores",
      measure(count: 5_000) { store.send(.rows(.element(id: id, action: .increment))) }, budget: 5)
  }
  for count in [100, 1_000, 10_000, 100_000] {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    var stores: [StoreOf<Counter>] = []
    let scoping = measure(count: 1, rounds: 3) {
      stores = []
      stores.reserveCapacity(count)
      for row in store.scope(state: \.rows, action: \.rows) { stores.append(row) }
    }
    table.add("scope all of \(count) rows, per row", scoping.divided(by: count), budget: 3)
    let row = stores[count / 2]
    table.add(
      "one of \(count) rows, all row stores alive",
      measure(count: 5_000) { row.send(.increment) }, budget: 8)
  }
  table.write()
}
