import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

/// The library as its user finds it.
@MainActor
struct LibraryTests {
  private let store = Store(initialState: Library.State()) { Library() }

  private func show() -> Screen { Screen { LibraryView(store: store) } }

  @Test
  func aStackOfThreeGoesAndComes() async {
    let screen = show()
    await screen.button("Book").tap()
    #expect(screen.title == "The Dispossessed")
    await screen.button("Its author").tap()
    #expect(screen.title == "Its author")
    await screen.back()
    #expect(screen.title == "The Dispossessed")
    await screen.button("Done").tap()
    #expect(screen.title == "Library")
    await screen.button("Book").tap()
    await screen.button("Back").tap()
    #expect(store.path.isEmpty)
    await screen.button("Author").tap()
    #expect(screen.text("Le Guin").exists)
  }

  @Test
  func aSheetHasAStackAndAnAlertOverIt() async {
    let screen = show()
    await screen.button("Edit").tap()
    await screen.button("Discard").tap()
    #expect(screen.alert("Nothing to discard").exists)
    await screen.button("OK").tap()
    await screen.button("Pick").tap()
    await screen.button("Its author").tap()
    #expect(screen.text("Le Guin").exists)
    await screen.back()
    await screen.button("Done").tap()
    #expect(store.destination?.edit?.path.isEmpty == true)
    await screen.press(.escape)
    #expect(store.destination == nil)
  }

  @Test
  func anAlertPushes() async {
    let screen = show()
    await screen.button("Sort…").tap()
    await screen.button("Sort").tap()
    #expect(store.destination == nil)
    #expect(screen.title == "Shelf")
  }

  @Test
  func eachTabKeepsItsStack() async {
    let screen = show()
    await screen.button("Book").tap()
    await screen.tab("Help").tap()
    await screen.button("Chapter").tap()
    #expect(screen.text("Chapter 1").exists)
    await screen.tab("Library").tap()
    #expect(screen.title == "The Dispossessed")
    await screen.tab("Help").tap()
    #expect(screen.text("Chapter 1").exists)
    await screen.back()
    #expect(screen.button("Chapter").exists)
  }

  @Test
  func aLinkThatLeadsNowhereSaysSo() async {
    let links = Screen {
      NavigationStack {
        NavigationLink("State", state: Book.State())
        NavigationLink("Value", value: "Value")
      }
    }
    let lost = Screen { NavigationLink("Lost", value: 1) }
    await withExpectedIssue("The stack takes no states.") { await links.button("State").tap() }
    await withExpectedIssue("Nothing shows texts.") { await links.button("Value").tap() }
    await withExpectedIssue("There is no stack.") { await lost.button("Lost").tap() }
  }
}
