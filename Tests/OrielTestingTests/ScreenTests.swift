import IssueReporting
import OrielTesting
import Testing
import Views

@MainActor
struct ScreenTests {
  @Test
  func aUserTypesAndTaps() async {
    let screen = Screen { GreetingView() }
    #expect(
      screen.outline == """
        window
          text field "Name" = ""
          button "Greet" [disabled]
        """)
    await screen.textField("Name").type("Blob")
    await screen.button("Greet").tap()
    #expect(
      screen.outline == """
        window
          text field "Name" = "Blob"
          button "Greet"
          alert "Hello, Blob!"
            button "OK" [cancel]
        """)
    await screen.alert().button("OK").tap()
    #expect(!screen.alert().exists)
  }

  @Test
  func aDisabledButtonRefusesWithTheReason() async {
    let screen = Screen { GreetingView() }
    await expectIssue(
      """
      Can't tap button "Greet": it is disabled, so a user couldn't either.

      On screen:

      window
        text field "Name" = ""
        button "Greet" [disabled]
      """
    ) {
      await screen.button("Greet").tap()
    }
  }

  @Test
  func whatIsCoveredRefusesWithTheReason() async {
    let screen = Screen { GreetingView() }
    await screen.textField("Name").type("B")
    await screen.button("Greet").tap()
    await expectIssue(
      """
      Can't type into text field "Name": it is covered by what \
      is presented over it, so a user couldn't either.

      On screen:

      window
        text field "Name" = "B"
        button "Greet"
        alert "Hello, B!"
          button "OK" [cancel]
      """
    ) {
      await screen.textField("Name").type("x")
    }
  }

  @Test
  func aNearMissIsNamed() async {
    let screen = Screen { GreetingView() }
    await expectIssue(
      """
      Can't tap button "Great".

      Nothing on screen is button "Great".

      The nearest are:

        button "Greet" (is disabled)

      On screen:

      window
        text field "Name" = ""
        button "Greet" [disabled]
      """
    ) {
      await screen.button("Great").tap()
    }
  }

  @Test
  func aReducerLikeClampWinsAfterEachKey() async {
    let screen = Screen { ClampView() }
    await screen.textField("Code").type("abcdefg")
    #expect(screen.textField("Code").value == "ABCDE")
  }
}

/// Runs something that must report exactly one issue, and compares the whole message.
@MainActor
func expectIssue(
  _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor () async -> Void
) async {
  let reporter = CollectingReporter()
  await withIssueReporters([reporter]) { await body() }
  #expect(reporter.messages == [message], sourceLocation: sourceLocation)
}

struct GreetingView: View {
  @State var name = ""
  @State var isGreeting = false

  var body: some View {
    TextField("Name", text: $name)
    Button("Greet") { isGreeting = true }
      .disabled(name.isEmpty)
      .alert("Hello, \(name)!", isPresented: $isGreeting) {}
  }
}

struct ClampView: View {
  @State var code = ""

  var body: some View {
    TextField(
      "Code", text: Binding(get: { code }, set: { code = String($0.uppercased().prefix(5)) }))
  }
}
