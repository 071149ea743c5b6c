import Oriel
import OrielTesting
import Testing

@MainActor
@Suite struct FocusBindTests {
  @Test func focusStartsWhereStateSaysAndBothFollowEachOther() async {
    let screen = Screen { FocusFields() }
    #expect(screen.textField("Two").isFocused)
    await screen.button("Go to one").tap()
    #expect(screen.textField("One").isFocused)
    await screen.textField("Two").focus()
    #expect(screen.text("at 2").exists)
  }
}

private struct FocusFields: View {
  @State private var model: Int? = 2
  @State private var text = ""
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("One", text: $text).focused($focus, equals: 1)
      TextField("Two", text: $text).focused($focus, equals: 2)
      Button("Go to one") { model = 1 }
      Text("at \(model ?? 0)")
    }
    .bind($model, to: $focus)
  }
}
