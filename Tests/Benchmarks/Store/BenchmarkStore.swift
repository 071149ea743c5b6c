import ComposableArchitecture

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
  table.add(
    "send, .run {}, finish", await measure(count: 1_000) { await flat.send(.effect).finish() },
    budget: 60)
  table.write()

  benchmarkDepth()
  benchmarkObservers()
  benchmarkRows()
  benchmarkMemory()
}

/// A send from a leaf, by the number of scopes between it and the root.
@MainActor
private func benchmarkDepth() {
  var table = Table("Store: send from a leaf, by scope depth")
  for scopes in 1...10 {
    let leaf = Leaf.under(scopes: scopes)
    table.add(
      "\(scopes) scopes deep", measure(count: 5_000) { leaf.send(.increment) },
      budget: Double(scopes) + 1)
  }
  table.write()
}

/// A round in which observers register and a send tells them, by their number.
@MainActor
private func benchmarkObservers() {
  var table = Table("Store: observers re-registered and one send")
  let store = Store(initialState: Counter.State()) { Counter() }
  for count in [1, 10, 100, 1_000] {
    table.add(
      "\(count) observers",
      measure(count: max(10, 10_000 / count)) { observe(store, times: count) },
      budget: 4 * Double(max(count, 10)))
  }
  table.write()
}

/// One row's edit and the scoping of all rows, by the number of rows.
@MainActor
private func benchmarkRows() {
  var table = Table("Store: rows")
  let counts = [100, 1_000, 10_000, 100_000]
  for count in counts {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let id = count / 2
    table.add(
      "forEach, one of \(count) rows, no row stores",
      measure(count: 5_000) { store.send(.rows(.element(id: id, action: .increment))) }, budget: 5)
  }
  for count in counts {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let stores = Array(store.scope(state: \.rows, action: \.rows))
    let row = stores[count / 2]
    table.add(
      "one of \(count) rows, all row stores alive",
      measure(count: 5_000) { row.send(.increment) }, budget: 8)
  }
  for count in counts {
    var kept: [StoreOf<Counter>] = []
    kept.reserveCapacity(count)
    table.add(
      "scope all of \(count) rows for the first time, per row",
      measureCold(parts: count) { () -> StoreOf<Rows> in
        kept.removeAll(keepingCapacity: true)
        return Store(initialState: Rows.State(count: count)) { Rows() }
      } _: { store in
        for row in store.scope(state: \.rows, action: \.rows) { kept.append(row) }
      }, budget: 3)
  }
  table.write()
}

/// What a row's store keeps on the heap.
@MainActor
private func benchmarkMemory() {
  print("\nStore: memory per row store (budget: 400 bytes, 4 allocations)\n")
  for count in [100, 1_000, 10_000, 100_000] {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    var kept: [StoreOf<Counter>] = []
    kept.reserveCapacity(count)
    let bytes = heapBytes()
    let allocations = allocationCount()
    for row in store.scope(state: \.rows, action: \.rows) { kept.append(row) }
    let perRow = Double(heapBytes() - bytes) / Double(count)
    let allocationsPerRow = Double(allocationCount() - allocations) / Double(count)
    let rounded = (allocationsPerRow * 100).rounded() / 100
    print("\(count) rows: \(Int(perRow)) bytes, \(rounded) allocations")
    withExtendedLifetime(kept) {}
  }
}
