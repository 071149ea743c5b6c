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
          text field "Name" = "Blob" [focused]
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
      Can't type into text field "Name": it is covered by the alert "Hello, B!", so a user \
      couldn't either.

      On screen:

      window
        text field "Name" = "B" [focused]
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
  func severalMatchesAreListed() async {
    let screen = Screen {
      Button("Delete") {}
      Button("Delete") {}.accessibilityIdentifier("second")
    }
    await expectIssue(
      """
      Can't tap button "Delete".

      2 things on screen are button "Delete", where one was expected:

        button "Delete"
        button "Delete" with identifier "second"

      Say which one: by its role, by an accessibilityIdentifier, or by looking in a part of the \
      screen, such as screen.row("…") or screen.dialog().

      On screen:

      window
        button "Delete"
        button "Delete"
      """
    ) {
      await screen.button("Delete").tap()
    }
    await screen.identified("second").tap()
  }

  @Test
  func aTargetWhoseNameChangedSaysWhatIsNear() async {
    let screen = Screen { RenamedView() }
    let button = screen.button("A")
    let identified = screen.identified("it")
    await button.tap()
    await expectIssue(
      """
      Can't tap button "A".

      Nothing on screen is button "A".

      The nearest are:

        button "B" with identifier "it"

      On screen:

      window
        button "B"
      """
    ) {
      await button.tap()
    }
    await identified.tap()
    #expect(screen.button("C").exists)
  }

  @Test
  func whatIsScrolledAwayIsScrolledToFirst() async {
    let screen = Screen(size: .init(width: 30, height: 6)) { LongList() }
    await expectIssue(
      """
      Can't tap button "Row 40": it is scrolled out of sight. Scroll to it first, with scrollTo().

      On screen:

      \(screen.outline)
      """
    ) {
      await screen.button("Row 40").tap()
    }
    await screen.button("Row 40").scrollTo()
    await screen.button("Row 40").tap()
    #expect(
      screen.layout == """
        ╭─ ▴ 40 above ───────────────╮
        │ [ Tapped 40 ]              │
        │ [ Row 41 ]                 │
        │ [ Row 42 ]                 │
        │ [ Row 43 ]                 │
        ╰─ ▾ 56 below ───────────────╯
        """)
  }

  @Test
  func theCaretIsTheUsers() async {
    let screen = Screen { GreetingView() }
    let field = screen.textField("Name")
    await field.type("Bob")
    await field.placeCaret(at: 2)
    await field.type("l")
    #expect(field.value == "Bolb")
    #expect(field.selection == 3..<3)
    await field.select(0..<2)
    await field.paste("Al")
    #expect(field.value == "Allb")
    await screen.press(.delete)
    await screen.press(.end)
    await screen.press(.character("x"))
    #expect(field.value == "Albx")
  }

  @Test
  func focusGoesRoundInTheOrderOfReading() async {
    let screen = Screen {
      TextField("One", text: .constant(""))
      Button("Off") {}.disabled(true)
      Button("Two") {}
    }
    await screen.focusNext()
    #expect(screen.textField("One").isFocused)
    await screen.press(.tab)
    #expect(screen.button("Two").isFocused)
    await screen.focusNext()
    #expect(screen.textField("One").isFocused)
    await screen.press(.tab, .shift)
    #expect(screen.button("Two").isFocused)
  }

  @Test
  func endlessChangeIsGivenUpAndNamed() async {
    let screen = Screen { RestlessView() }
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await screen.settle() }
    let message = reporter.messages.first ?? ""
    #expect(message.hasPrefix("The screen did not settle: it still changes after 5000 turns."))
    #expect(message.contains("What changed last:\n\n  text \"Turn "))
  }

  @Test
  func aFrameIsLinted() async {
    let screen = Screen {
      Button("") {}.accessibilityIdentifier("same")
      Button("Named") {}.accessibilityIdentifier("same")
    }
    #expect(
      screen.lint == [
        #"A button with identifier "same" has no name: give it a label or an accessibilityLabel."#,
        #"The identifier "same" is used 2 times."#,
      ])
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

struct RenamedView: View {
  @State var taps = 0

  var body: some View {
    Button(["A", "B", "C"][min(taps, 2)]) { taps += 1 }.accessibilityIdentifier("it")
  }
}

struct LongList: View {
  @State var tapped: Int?

  var body: some View {
    List {
      ForEach(Array(0..<100), id: \.self) { row in
        Button(tapped == row ? "Tapped \(row)" : "Row \(row)") { tapped = row }
      }
    }
  }
}

struct RestlessView: View {
  @State var turn = 0

  var body: some View {
    Text("Turn \(turn)")
      .task(id: turn) { turn += 1 }
  }
}
