import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct QueryTests {
  @Test
  func aQueryLooksThroughNamesAndNotThroughTheTree() throws {
    var list = node(.list(ListElement()))
    list.children = (0..<1_000).map { button("Row \($0)") }
    let index = ScreenIndex(list)
    #expect(index.entries.count == 1_001)
    #expect(try index.find(Query(roles: [.button], name: "Row 900")).name == "Row 900")
  }

  @Test
  func aRowIsFoundByAnyTextInItAndNamedByAll() throws {
    let tree = node(
      .list(ListElement()),
      node(.stack(StackElement(.horizontal)), label("Milk"), label("2"), button("Buy")),
      node(.stack(StackElement(.horizontal)), label("Eggs"), button("Buy")))
    let index = ScreenIndex(tree)
    let row = Query(noun: "row", name: "Milk", place: .row)
    #expect(try index.find(row).name == "Milk, 2")
    #expect(try index.find(Query(noun: "row", name: "Milk, 2", place: .row)).row?.index == 0)
    var buy = Query(roles: [.button], name: "Buy")
    #expect(throws: Refusal.self) { try index.find(buy) }
    buy.scopes = [row]
    #expect(try index.find(buy).id == tree.children[0].children[2].id)
    #expect(buy.description == #"button "Buy" in row "Milk""#)
  }

  @Test(arguments: [
    ("hidden", "is hidden"), ("disabled", "is disabled"),
    ("collapsed", #"is in "More", which is collapsed"#),
    ("below", #"is on the screen "First", which is below "Second""#),
    ("page", #"is on the page "B", which isn't chosen"#),
    ("covered", "is covered by the sheet"),
  ])
  func everyObstacleHasItsWords(name: String, obstacle: String) throws {
    let tree = node(
      .group,
      button("hidden") { $0.meaning.isHidden = true },
      button("disabled") { $0.meaning.isDisabled = true },
      node(
        .disclosure(DisclosureElement(label: "More", isExpanded: false)), button("collapsed")),
      node(
        .navigationStack, node(.screen(ScreenElement(title: "First")), button("below")),
        node(.screen(ScreenElement(title: "Second")))),
      node(
        .tabs(TabsElement(tabs: [.init(label: "A"), .init(label: "B")], selection: 0)),
        node(.group), button("page")))
    var covered = tree
    covered.children = [button("covered"), node(.sheet(SheetElement()))]
    let index = ScreenIndex(name == "covered" ? covered : tree)
    #expect(try index.find(Query(roles: [.button], name: name)).obstacle == obstacle)
  }
}
