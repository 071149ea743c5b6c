import Observation
import ViewTree
import Views

/// What the engine costs without a renderer, at several sizes.
@MainActor
func benchmarkEngine() {
  for count in [1_000, 10_000, 100_000] {
    var table = Table("Engine, \(count) rows of three elements (per row, except one-row changes)")
    let mounts = max(1, 10_000 / count)
    table.add(
      "mount and unmount, all rows",
      perRow(measure(count: mounts, rounds: 5) { EngineBench(count).stop() }, count), budget: 15)
    let bench = EngineBench(count)
    table.add("change one row", measure(count: 1_000) { bench.changeOne() }, budget: 15)
    table.add(
      "insert one row and remove it", perRow(measure(count: 4) { bench.insertOne() }, count))
    table.add("reverse all", perRow(measure(count: 2) { bench.reverse() }, count))
    table.add(
      "filter to 100 and back", perRow(measure(count: 1, rounds: 3) { bench.filter() }, count))
    bench.stop()
    table.write()
  }
}

private func perRow(_ measurement: Measurement, _ count: Int) -> Measurement {
  let scale = Double(count)
  return Measurement(
    median: measurement.median / scale,
    range: (measurement.range.lowerBound / scale)...(measurement.range.upperBound / scale),
    allocations: measurement.allocations / scale)
}

@MainActor
private final class EngineBench {
  let model: BenchModel
  let engine: Engine
  let target = NullTarget()
  var number = 0

  init(_ count: Int) {
    let model = BenchModel(count)
    self.model = model
    engine = Engine { BenchScreen(model: model) }
    engine.start(on: target)
  }

  func stop() {
    engine.stop()
  }

  func changeOne() {
    number += 1
    model.rows[(number * 7_919) % model.rows.count].title = "new \(number)"
    engine.flush()
  }

  func insertOne() {
    let middle = model.rows.count / 2
    model.rows.insert(BenchRow(-1), at: middle)
    engine.flush()
    model.rows.remove(at: middle)
    engine.flush()
  }

  func reverse() {
    model.rows.reverse()
    engine.flush()
  }

  func filter() {
    let all = model.rows
    model.rows = Array(all.prefix(100))
    engine.flush()
    model.rows = all
    engine.flush()
  }
}

@Observable
private final class BenchRow: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

@Observable
private final class BenchModel {
  var rows: [BenchRow]

  init(_ count: Int) {
    rows = (0..<count).map(BenchRow.init)
  }
}

private struct BenchRowView: View {
  let row: BenchRow

  var body: some View {
    HStack {
      Text(row.title)
      Text("detail")
    }
  }
}

private struct BenchScreen: View {
  let model: BenchModel

  var body: some View {
    List(model.rows) { BenchRowView(row: $0) }
  }
}

/// Takes patches and does nothing, so that the engine alone is measured.
private final class NullTarget: PatchTarget {
  let kinds = Set(Kind.allCases)

  func apply(_ patches: [Patch]) {}
  func setEvents(_ events: @escaping @MainActor (Event) -> Void) {}
}
