import CAllocationCounter
import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct IndexCostTests {
  /// The bytes that it takes to index a list, given back or not.
  private func cost(rows: Int) -> Int {
    var list = node(.list(ListElement()))
    list.children = (0..<rows).map { index in
      node(.stack(StackElement(.horizontal)), label("Row \(index)"), button("Remove"))
    }
    let before = oriel_thread_allocated_bytes()
    let index = ScreenIndex(list)
    let after = oriel_thread_allocated_bytes()
    #expect(index.entries.last { $0.row != nil }?.name == "Row \(rows - 1)")
    return after - before
  }

  @Test
  func namingRowsCostsAsMuchAsThereAreRows() {
    let few = cost(rows: 500)
    let many = cost(rows: 4_000)
    // Eight times as many. An index that is copied for each row would cost 64 times as much.
    #expect(few > 0)
    #expect(many < few * 12, "\(few) bytes for 500 rows, \(many) for 4,000")
  }
}
