import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Charts")
  struct ChartTests {
    @Test(arguments: [ChartElement.Form.line, .area, .bars])
    func isPaintedAndSaysItsScale(form: ChartElement.Form) throws {
      try withStage { stage in
        func chart(_ values: [Double?]) -> Element {
          .chart(ChartElement([.init(name: "Load", values: values)], form: form, unit: "%"))
        }
        let node = stage.node(chart([0, 1, nil, 5]))
        stage.show(node)
        let handle = try #require(stage.handle(node) as? ChartNode)
        #expect(labels(handle) == ["5%", "0%", "■ Load"])
        stage.update(node, to: chart([]))
        stage.update(node, to: chart([0, 20, 2]))
        #expect(labels(handle) == ["20%", "0%", "■ Load"])
        #expect(MainLoop.drain(for: 5) { handle.picture.paints > 0 })
        #expect(stage.takeEvents() == [])
      }
    }

    private func labels(_ node: ChartNode) -> [String] {
      ([node.top, node.bottom] + node.legendParts).map(\.text)
    }
  }
}
