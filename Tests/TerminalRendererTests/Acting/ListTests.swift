import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct ListTests {
  /// A list that selects what it is told to.
  private func follow(_ stage: Stage, _ list: Node) {
    stage.respond = { [weak stage] event in
      guard case .select(let rows) = event.kind else { return }
      stage?.update(list.id) { content in
        guard case .list(var element) = content.element else { return }
        element.selection = rows
        content.element = .list(element)
      }
    }
  }

  @Test
  func arrowsSelectAndScroll() {
    let rows = list(30, .single)
    let stage = Stage(rows, height: 6)
    follow(stage, rows)
    stage.press(.down, .down)
    #expect(stage.taken() == [.select([0]), .select([1])])
    stage.press(.end)
    #expect(stage.taken() == [.select([29])])
    #expect(
      stage.screen == """
        ╭─ ▴ 26 above ─────────────────────────╮
        │ Row 26                               │
        │ Row 27                               │
        │ Row 28                               │
        │▌Row 29                               │
        ╰──────────────────────────────────────╯
        """)
    stage.press(.pageUp)
    #expect(stage.taken() == [.select([26])])
  }

  @Test
  func severalRowsAreSelectedBySpace() {
    let rows = list(5, .multiple)
    let stage = Stage(rows)
    follow(stage, rows)
    stage.press(.down, .character(" "), .down, .down, .character(" "))
    #expect(stage.taken() == [.select([0]), .select([0, 2])])
    stage.press(.character(" "))
    #expect(stage.taken() == [.select([0])])
  }

  @Test
  func rowsAreDeletedAndMoved() {
    let rows = list(5, .single, events: [.select, .delete, .move])
    let stage = Stage(rows)
    follow(stage, rows)
    stage.press(.down, .down)
    _ = stage.taken()
    stage.press(.down, [.option])
    stage.press(.delete)
    #expect(stage.taken() == [.move(from: [1], to: 3), .delete([1])])
  }

  @Test
  func aClickSelectsARow() {
    let rows = list(5, .single)
    let stage = Stage(rows)
    follow(stage, rows)
    stage.click("Row 3")
    // Also beside its text.
    stage.mouse(.press(.primary), column: 30, line: 2)
    #expect(stage.taken() == [.select([3]), .select([1])])
  }

  @Test
  func theWheelStopsAtTheLastPage() {
    let stage = Stage(list(20, .none), height: 7)
    _ = stage.screen
    for _ in 0..<20 {
      stage.mouse(.wheel(columns: 0, lines: 1), column: 5, line: 3)
      _ = stage.screen
    }
    #expect(stage.screen.contains("Row 19"))
    #expect(stage.screen.contains("▴ 15 above"))
    #expect(stage.taken() == [])
  }

  @Test
  func pagesScrollWhatHasNoFocus() {
    let stage = Stage(
      node(.scroll(ScrollElement()), list(0, .none), column(label("a"), label("b"))), height: 6)
    #expect(stage.screen.contains("a"))
    let lines = (0..<40).map { label("Line \($0)") }
    var page = node(.stack(StackElement(.vertical)))
    page.children = lines
    let long = Stage(node(.scroll(ScrollElement()), page), height: 6)
    _ = long.screen
    long.press(.pageDown)
    #expect(long.screen.contains("Line 5"))
    _ = long.screen
    long.press(.end)
    #expect(long.screen.contains("Line 39"))
    _ = long.screen
    long.press(.home)
    #expect(long.screen.contains("Line 0"))
  }

  @Test
  func aVirtualListAsksForTheRowsInSight() {
    let rows = list(
      40, .single, events: [.select, .show], window: RowWindow(start: 0, total: 100_000))
    let stage = Stage(rows, height: 12)
    var children = rows.children.map(\.id)
    var asked: [Range<Int>] = []
    stage.respond = { [weak stage] event in
      guard let stage else { return }
      switch event.kind {
      case .show(let range):
        asked.append(range)
        stage.host.apply(
          children.enumerated().reversed().map { .remove($1, from: rows.id, at: $0) })
        children = []
        for (index, row) in range.enumerated() {
          let child = label("Row \(row)")
          children.append(child.id)
          stage.add(child, to: rows.id, at: index)
        }
        stage.update(rows.id) { content in
          guard case .list(var element) = content.element else { return }
          element.window = RowWindow(start: range.lowerBound, total: 100_000)
          content.element = .list(element)
        }
      case .select(let selection):
        stage.update(rows.id) { content in
          guard case .list(var element) = content.element else { return }
          element.selection = selection
          content.element = .list(element)
        }
      default: break
      }
    }
    #expect(stage.screen.contains("▾ 99990 below"))
    #expect(asked.isEmpty)
    stage.press(.down, .end)
    #expect(stage.screen.contains("▌Row 99999"))
    #expect(asked.allSatisfy { $0.count <= 60 })
    #expect(stage.renderer.text.handles.count < 70)
    let before = asked.count
    stage.press(.up, .up, .up)
    #expect(stage.screen.contains("▌Row 99996"))
    #expect(asked.count == before)
    stage.press(.home)
    #expect(stage.screen.contains("▌Row 0"))
    #expect(stage.host.faults.isEmpty)
  }
}
