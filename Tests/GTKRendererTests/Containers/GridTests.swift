import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Grids")
  struct GridTests {
    @Test("Cells fill columns in reading order, through changes")
    func columns() throws {
      try withStage { stage in
        let cells = (0..<5).map { stage.text("\($0)") }
        let grid = stage.node(.grid(GridElement(columns: 2)), Array(cells[..<4]))
        stage.show(grid)
        @MainActor func places() -> [[Int]] {
          stage.handle(grid).children.map { $0.widget.position(in: grid, stage) ?? [] }
        }
        #expect(places() == [[0, 0], [1, 0], [0, 1], [1, 1]])
        stage.host.apply(stage.make(cells[4]) + [.insert(cells[4].id, into: grid.id, at: 1)])
        #expect(places() == [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2]])
        #expect(stage.handle(grid).children.map(\.words) == ["0", "4", "1", "2", "3"])
        stage.host.apply([.remove(cells[0].id, from: grid.id, at: 0)])
        stage.host.apply([.move(cells[3].id, in: grid.id, from: 3, to: 0)])
        #expect(stage.handle(grid).children.map(\.words) == ["3", "4", "1", "2"])
        #expect(places() == [[0, 0], [1, 0], [0, 1], [1, 1]])
        stage.update(cells[4]) { $0.meaning.isHidden = true }
        #expect(stage.handle(cells[1]).widget.position(in: grid, stage) == [1, 0])
        stage.update(grid, to: .grid(GridElement(columns: 3)))
        #expect(stage.handle(cells[2]).widget.position(in: grid, stage) == [2, 0])
        stage.update(grid, to: .grid(GridElement()))
        #expect(stage.handle(grid).widget is Box)
        #expect(stage.handle(cells[2]).widget.isMapped)
      }
    }

    @Test("The cells of a column are equally wide, whatever is in them")
    func rows() throws {
      try withStage { stage in
        @MainActor func row(_ texts: String...) -> Node {
          stage.node(.stack(StackElement(.horizontal)), texts.map { stage.text($0) })
        }
        let rows = [row("a", "b"), row("a long first cell", "c"), row("d", "a longer second cell")]
        let grid = stage.node(.grid(GridElement()), rows)
        stage.show(grid)
        _ = MainLoop.drain(for: 0.3)
        for column in 0..<2 {
          let widths = Set(
            rows.map { stage.handle($0).children[column].widget.size.width })
          #expect(widths.count == 1, "column \(column): \(widths)")
        }
        stage.host.apply([.remove(rows[1].id, from: grid.id, at: 1)])
        _ = MainLoop.drain(for: 0.3)
        #expect(stage.handle(rows[0]).children[0].widget.size.width < 60)
      }
    }
  }
}

extension Widget {
  fileprivate func position(in grid: Node, _ stage: Stage) -> [Int]? {
    (stage.handle(grid).widget as? CellGrid).map {
      [$0.cell(of: self).column, $0.cell(of: self).row]
    }
  }
}
