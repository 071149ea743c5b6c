import CAllocationCounter
import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct ScrollingCostTests {
  /// The bytes that it takes to scroll and draw ten times, given back or not.
  private func cost(of total: Int) -> Int {
    let rows = list(300, .single, window: RowWindow(start: 0, total: total))
    let stage = Stage(rows, height: 20)
    _ = stage.screen
    let before = oriel_thread_allocated_bytes()
    for _ in 0..<10 {
      stage.mouse(.wheel(columns: 0, lines: 1), column: 5, line: 5)
      _ = stage.renderer.frame()
    }
    let after = oriel_thread_allocated_bytes()
    #expect(stage.screen.contains("20 above"))
    return after - before
  }

  @Test
  func scrollingCostsWhatIsInSight() {
    let few = cost(of: 300)
    let many = cost(of: 100_000)
    #expect(few > 0)
    #expect(many < few * 5 / 4, "\(few) bytes for 300 rows, \(many) for 100,000")
  }
}
