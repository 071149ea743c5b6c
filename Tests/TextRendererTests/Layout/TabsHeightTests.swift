import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct TabsHeightTests {
  /// A long list on a page of tabs leaves room for what is below it.
  @Test
  func aPageIsAsTallAsTheScreen() {
    var rows = node(.list(ListElement()))
    rows.children = (0..<50).map { label("Row \($0)") }
    let page = node(.stack(StackElement(.vertical)), rows, label("Below"))
    let tabs = node(.tabs(TabsElement(tabs: [.init(label: "A")], selection: 0)), page)
    let layout = Layout(node(.stack(StackElement(.vertical)), tabs), width: 20, height: 10)
    #expect(layout.lines.last?.contains("Below") == true)
  }
}
