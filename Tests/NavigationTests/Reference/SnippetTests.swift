import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

/// Every navigation snippet of the reference works on a screen.
@MainActor
struct SnippetTests {
  private func details() -> StoreOf<DetailsFeature> {
    Store(initialState: DetailsFeature.State()) { DetailsFeature() }
  }

  private func expectPresentation(
    of screen: Screen, _ store: StoreOf<DetailsFeature>, role: String
  ) async {
    await screen.button("Show Details").tap()
    #expect(screen.outline.contains(role))
    await screen.button("Increment").tap()
    #expect(screen.text("1").exists)
    await screen.press(.escape)
    #expect(store.destination == nil)
    #expect(!screen.text("1").exists)
  }

  @Test
  func sheet() async {
    let store = details()
    let screen = Screen { SheetFeatureView(store: store) }
    await expectPresentation(of: screen, store, role: "sheet\n")
  }

  @Test
  func fullScreenCover() async {
    let store = details()
    let screen = Screen { CoverFeatureView(store: store) }
    await expectPresentation(of: screen, store, role: "sheet [full screen]")
  }

  @Test
  func popover() async {
    let store = details()
    let screen = Screen { PopoverFeatureView(store: store) }
    await expectPresentation(of: screen, store, role: "sheet [popover]")
  }

  @Test
  func olderForm() async {
    let store = details()
    let screen = Screen { OlderFeatureView(store: store) }
    await expectPresentation(of: screen, store, role: "sheet\n")
  }

  @Test
  func navigationDestination() async {
    let store = details()
    let screen = Screen { DrillDownFeatureView(store: store) }
    await screen.button("Show Details").tap()
    #expect(screen.title == "Detail")
    await screen.button("Increment").tap()
    await screen.back()
    #expect(screen.title == "List")
    #expect(store.destination == nil)
  }

  @Test
  func alert() async {
    let store = Store(initialState: DeletionFeature.State()) { DeletionFeature() }
    let screen = Screen { DeletionView(store: store) }
    await screen.button("Delete").tap()
    await screen.alert("Are you sure?").button("Nevermind").tap()
    #expect(!store.isDeleted)
    await screen.button("Delete").tap()
    await screen.alert().button("Delete").tap()
    #expect(store.isDeleted)
    #expect(store.alert == nil)
  }

  @Test
  func confirmationDialogThenAlert() async {
    let store = Store(initialState: DeletionFeature.State()) { DeletionFeature() }
    let screen = Screen { DeletionView(store: store) }
    await screen.button("Options").tap()
    await screen.dialog("Options").button("Delete…").tap()
    #expect(store.dialog == nil)
    await screen.alert("Are you sure?").button("Delete").tap()
    #expect(store.isDeleted)
  }

  @Test
  func stack() async {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    let screen = Screen { AppView(store: store) }
    await screen.button("Add").tap()
    #expect(screen.title == "Add")
    #expect(screen.text("presented").exists)
    await screen.button("Save").tap()
    #expect(screen.title == "Root")
    await screen.button("Add").tap()
    await screen.button("Cancel").tap()
    #expect(screen.title == "Root")
    await screen.button("Edit").tap()
    await screen.textField("Name").type("Blob")
    #expect(store.path.last?.editItem?.name == "Blob")
    await screen.back()
    #expect(store.path.isEmpty)
  }

  @Test
  func eachTabHasAStackOfItsOwn() async {
    let store = Store(initialState: TabsFeature.State()) { TabsFeature() }
    let screen = Screen { TabsView(store: store) }
    await screen.button("Detail").tap()
    await screen.tab("Second").tap()
    #expect(store.tab == .second)
    #expect(screen.title == "Root")
    await screen.button("Add").tap()
    #expect(screen.title == "Add")
    await screen.tab("First").tap()
    #expect(screen.title == "Detail")
    #expect(store.first.path.count == 1)
    #expect(store.second.path.count == 1)
    await screen.back()
    #expect(store.first.path.isEmpty)
    #expect(store.second.path.count == 1)
  }
}
