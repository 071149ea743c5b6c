import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct SectionSelectionTests {
  /// A list is selected by the indices of its own rows, and those of a section have others.
  @Test
  func whatIsSelectedInAListIsNotSelectedInItsSections() {
    let list = node(
      .list(ListElement(selectionMode: .single, selection: [0])), label("Own"),
      node(.section(SectionElement()), label("Inner")))
    let layout = Layout(list, width: 12)
    #expect(layout.text.contains("▌Own"))
    #expect(!layout.text.contains("▌Inner"))
    let parts = layout.block.lines.map { line in line.cells.map(\.part).max() ?? 0 }
    #expect(parts.filter { $0 > 0 }.count == 1)
  }
}
