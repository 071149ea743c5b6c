import Oriel
import OrielTesting
import Testing

/// Runs what guides of the Composable Architecture show, as a person would use it.
@MainActor
struct IntegrationSnippetsTests {
  private func store(_ state: SnippetFeature.State = SnippetFeature.State()) -> StoreOf<
    SnippetFeature
  > {
    Store(initialState: state) { SnippetFeature() }
  }

  @Test
  func readingAndSending() async {
    let store = store()
    let screen = Screen { SnippetFeatureView(store: store) }
    await screen.button("Increment").tap()
    #expect(screen.text("1").exists)
  }

  @Test
  func bindings() async {
    let store = store()
    let screen = Screen { SnippetBindableView(store: store) }
    await screen.textField("Name").type("Blob")
    await screen.textField("Query").type("tca")
    await screen.toggle("Is enabled").tap()
    #expect(store.name == "Blob")
    #expect(store.searchQuery == "tca")
    #expect(store.isEnabled)
    let perception = Screen { SnippetPerceptionView(store: store) }
    #expect(perception.textField("Name").exists)
  }

  @Test
  func sheets() async {
    let store = store()
    let screen = Screen { SnippetSheetView(store: store) }
    await screen.button("Show Details").tap()
    #expect(screen.text("Detail").exists)
    let cases = Screen { SnippetCaseSheetView(store: self.store()) }
    await cases.button("Show Details").tap()
    #expect(cases.text("Detail").exists)
  }

  @Test
  func alertsAndDialogs() async {
    let store = store(SnippetFeature.State(count: 3))
    let alert = Screen { SnippetAlertView(store: store) }
    await alert.button("Delete").tap()
    await alert.alert("Delete?").button("Delete").tap()
    #expect(store.count == 0)
    #expect(store.alert == nil)
    store.send(.incrementButtonTapped)
    let dialog = Screen { SnippetDialogView(store: store) }
    await dialog.button("Options").tap()
    await dialog.dialog().button("Reset").tap()
    #expect(store.count == 0)
    #expect(store.dialog == nil)
  }

  @Test
  func childrenRowsAndStacks() async {
    let store = Store(initialState: SnippetApp.State()) { SnippetApp() }
    let screen = Screen { SnippetAppView(store: store) }
    #expect(screen.text("Activity").exists)
    await screen.button("Off").tap()
    #expect(screen.button("On").exists)
    await screen.button("Add").tap()
    #expect(screen.text("New").exists)
    #expect(store.path.count == 1)
    await screen.back()
    #expect(store.path.isEmpty)
  }
}
