import Testing

@testable import IdentifiedCollections

/// Editing an element copies neither the collection nor anything inside the element.
@Suite struct InPlaceTests {
  static let counts = [1, 5, 100]

  private func check(
    _ count: Int, at position: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout IdentifiedArrayOf<Row>, Int) -> Void
  ) {
    var rows = IdentifiedArray(
      uniqueElements: (0..<count).map { id in
        var items = [id]
        items.reserveCapacity(64)
        return Row(id: id, items: items)
      })
    let elements = rows.elements.address
    let ids = rows.ids.ids.address
    let items = rows.elements.map(\.items.address)
    edit(&rows, position)
    #expect(rows.elements.address == elements, sourceLocation: sourceLocation)
    #expect(rows.ids.ids.address == ids, sourceLocation: sourceLocation)
    #expect(rows.elements.map(\.items.address) == items, sourceLocation: sourceLocation)
    #expect(rows[position].items == [position, 7], sourceLocation: sourceLocation)
    #expect(rows.isConsistent, sourceLocation: sourceLocation)
  }

  @Test(arguments: counts) func optionalChaining(_ count: Int) {
    for position in [0, count / 2, count - 1] {
      check(count, at: position) { $0[id: $1]?.items.append(7) }
    }
  }

  @Test(arguments: counts) func forceUnwrapping(_ count: Int) {
    check(count, at: count / 2) { $0[id: $1]!.items.append(7) }
  }

  @Test(arguments: counts) func position(_ count: Int) {
    check(count, at: count / 2) { $0[$1].items.append(7) }
  }

  @Test(arguments: counts) func inoutArgument(_ count: Int) {
    func edit(_ row: inout Row?) { row?.items.append(7) }
    check(count, at: count / 2) { edit(&$0[id: $1]) }
  }

  @Test func nestedCollections() {
    struct Section: Identifiable {
      let id: Int
      var rows: IdentifiedArrayOf<Row>
    }
    var sections = IdentifiedArray(
      uniqueElements: (0..<20).map { Section(id: $0, rows: rows(0..<20)) })
    let before = sections[id: 3]?.rows.elements.address
    sections[id: 3]?.rows[id: 4]?.title = "edited"
    #expect(sections[id: 3]?.rows.elements.address == before)
    #expect(sections[id: 3]?.rows[id: 4]?.title == "edited")
  }

  @Test func throughAClass() {
    final class Box { var rows = makeRows() }

    let box = Box()
    let before = box.rows.elements.address
    box.rows[id: 3]?.title = "edited"
    box.rows[4].title = "edited"
    #expect(box.rows.elements.address == before)
  }

  @Test func overwritingKeepsTheBuffer() {
    var rows = rows(0..<20)
    let before = rows.elements.address
    rows[id: 3] = Row(id: 3, title: "new")
    rows[4] = Row(id: 4, title: "new")
    rows.update(Row(id: 5, title: "new"))
    rows.swapAt(0, 19)
    #expect(rows.elements.address == before)
  }

  @Test func oneHundredThousandRows() {
    struct Counted: Hashable {
      nonisolated(unsafe) static var comparisons = 0
      let id: Int
      static func == (lhs: Self, rhs: Self) -> Bool {
        comparisons += 1
        return lhs.id == rhs.id
      }
    }
    struct Item: Identifiable {
      let id: Counted
      var count = 0
    }
    var items = IdentifiedArray(
      uniqueElements: (0..<100_000).map { Item(id: Counted(id: $0)) })
    Counted.comparisons = 0
    for id in 0..<1_000 { items[id: Counted(id: id * 97)]?.count += 1 }
    // One to find the row, one to see that its id is the same, and a few for collisions.
    #expect(Counted.comparisons < 4_000)
    #expect(items[id: Counted(id: 97)]?.count == 1)
  }
}

private func makeRows() -> IdentifiedArrayOf<Row> { rows(0..<20) }
