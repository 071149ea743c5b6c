import ComposableArchitecture
import Observation

/// The hottest paths of the store, each run a number of times and no more, for a program that
/// counts instructions.
///
/// ```sh
/// valgrind --tool=callgrind benchmarks --path leaf 1000
/// ```
@MainActor
func runHotPath(_ name: String, times: Int) {
  switch name {
  case "flat":
    let store = Store(initialState: Counter.State()) { Counter() }
    for _ in 0..<times { store.send(.increment) }
  case "leaf":
    let leaf = Leaf.under(scopes: 5)
    for _ in 0..<times { leaf.send(.increment) }
  case "read":
    let store = Store(initialState: Counter.State()) { Counter() }
    var sum = 0
    for _ in 0..<times { sum &+= store.count }
    precondition(sum == 0)
  case "foreach":
    let store = Store(initialState: Rows.State(count: 1_000)) { Rows() }
    for _ in 0..<times { store.send(.rows(.element(id: 500, action: .increment))) }
  case "row":
    let store = Store(initialState: Rows.State(count: 1_000)) { Rows() }
    let stores = Array(store.scope(state: \.rows, action: \.rows))
    for _ in 0..<times { stores[500].send(.increment) }
  default:
    print("paths: flat, leaf, read, foreach, row")
  }
}

/// Registers observers of one field, and changes it.
@MainActor
func observe(_ store: StoreOf<Counter>, times count: Int) {
  var sum = 0
  for _ in 0..<count {
    withObservationTracking {
      sum &+= store.count
    } onChange: {
    }
  }
  store.send(.increment)
}
