import TextRenderer
import ViewTree

/// What reading a screen as text costs, by how much is on it and how much of that is in sight.
@MainActor
func benchmarkText() {
  var table = Table("Text screens")
  let small = TextBench(rows: 500)
  table.add(
    "query in 1,000 nodes, same frame", measure(count: 1_000) { small.query() }, budget: 200)
  table.add(
    "change one text and query in 1,000 nodes",
    measure(count: 50) {
      small.changeOne()
      small.query()
    }, budget: 200)
  table.add("outline of 1,000 nodes", measure(count: 20) { small.outline() })
  for count in [100, 1_000, 10_000] {
    let bench = TextBench(rows: count)
    table.add(
      "screen of 24 lines, list of \(count) rows", measure(count: 50) { bench.draw() },
      budget: 2_000)
    table.add(
      "change one row and draw, list of \(count) rows",
      measure(count: 50) {
        bench.changeOne()
        bench.draw()
      }, budget: 2_000)
  }
  table.write()
}

/// A list of rows with a text and a button each.
@MainActor
private final class TextBench {
  let renderer = TextRenderer()
  let host: RendererHost<TextRenderer>
  let driver: Driver
  let list = NodeID(rawValue: 1)
  let rows: Int
  var number = 0

  init(rows: Int) {
    self.rows = rows
    host = RendererHost(renderer)
    driver = Driver(renderer, width: 80, height: 24)
    var patches: [Patch] = [
      .make(list, Content(.list(ListElement()))), .insert(list, into: .surface, at: 0),
    ]
    for row in 0..<rows {
      let id = NodeID(rawValue: UInt64(2 * row + 2))
      let name = NodeID(rawValue: UInt64(2 * row + 3))
      patches += [
        .make(id, Content(.button(ButtonElement()), events: .press)),
        .make(name, Content(.text(TextElement("Row \(row)")))),
        .insert(name, into: id, at: 0), .insert(id, into: list, at: row),
      ]
    }
    host.apply(patches)
  }

  func query() {
    _ = try? driver.index.find(Query(roles: [.button], name: "Row \(rows / 2)"))
  }

  func changeOne() {
    number += 1
    let name = NodeID(rawValue: UInt64(2 * (number % rows) + 3))
    let old = Content(.text(TextElement("Row \(number - 1)")))
    host.apply([.update(name, from: old, to: Content(.text(TextElement("Row \(number)"))))])
  }

  func draw() { _ = driver.layout.text }

  func outline() { _ = renderer.outline() }
}
