import IssueReporting
import OrielTesting
import Testing
import Views

/// What nobody does on purpose: sizes without room, endless texts, broken ones.
@MainActor
struct EnemyTests {
  @Test(arguments: [(0, 0), (1, 1), (-1, -1), (10_000, 2), (2, 10_000), (0, 5)])
  func everySizeIsDrawn(width: Int, height: Int) {
    let screen = Screen(size: .init(width: width, height: height)) { GreetingView() }
    let lines = screen.layout.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == max(1, height))
    #expect(screen.outline.contains("text field \"Name\""))
    _ = screen.lint
  }

  @Test
  func aScreenWithoutRoomSaysSo() async {
    let screen = Screen(size: .init(width: 0, height: 0)) { Button("Go") {} }
    await expectIssue(
      """
      Can't tap button "Go": the screen is 0 cells wide and 0 lines high, so nothing is in sight.

      On screen:

      window
        button "Go"
      """
    ) {
      await screen.button("Go").tap()
    }
  }

  @Test
  func aTextOfAMegabyteIsDrawnPastedAndCutInFailures() async {
    let text = String(repeating: "0123456789abcde ", count: 65_536)
    let screen = Screen(size: .init(width: 40, height: 10)) { Endless(text: text) }
    #expect(screen.layout.contains("0123456789abcde"))
    await screen.textField("Field").paste(text)
    #expect(screen.textField("Field").value == text)
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await screen.button("None").tap() }
    let message = reporter.messages.first ?? ""
    #expect(message.utf8.count < 5_000)
    #expect(message.contains("… (1048"))
  }

  @Test
  func aScreenMayEndOnAnyThread() async {
    let views = Taps()
    await Task.detached {
      let screen = await Screen { Button("Go") {}.onDisappear { views.names.append("gone") } }
      await screen.settle()
      await #expect(screen.button("Go").exists)
    }.value
    for _ in 0..<1_000 where views.names.isEmpty { await Task.yield() }
    #expect(views.names == ["gone"])
  }

  @Test
  func textOfInvalidBytesIsShownAsReplacements() async {
    let text = String(decoding: [0x41, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x42], as: UTF8.self)
    let screen = Screen(size: .init(width: 12, height: 1)) { Text(text) }
    #expect(screen.layout.contains("A\u{FFFD}"))
    #expect(screen.text(text).exists)
  }

  @Test(arguments: [
    "e\u{301}\u{302}\u{303}", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "שלום GTK مرحبا", "\u{202E}abc", "a\u{200D}b", "\u{301}x",
  ])
  func graphemesAreTypedAndDeletedWhole(text: String) async {
    let screen = Screen(size: .init(width: 30)) { GreetingView() }
    let field = screen.textField("Name")
    await field.type(text)
    #expect(field.value == text)
    await screen.press(.delete)
    #expect(field.value == String(text.dropLast()))
    await field.clear()
    #expect(field.value == "")
  }

  @Test
  func controlCharactersActOnNoTerminal() {
    let screen = Screen { Text("a\u{1B}[2Jb\u{7}") }
    #expect(!screen.layout.contains("\u{1B}"))
    #expect(!screen.layout.contains("\u{7}"))
  }

  @Test
  func namesAndIdentifiersUsedTwiceAreTold() async {
    let screen = Screen {
      Button("Same") {}.accessibilityIdentifier("id")
      Button("Same") {}.accessibilityIdentifier("id")
    }
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await screen.identified("id").tap() }
    #expect(
      reporter.messages.first?.contains(
        #"2 things on screen are anything with identifier "id", where one was expected:"#) == true,
      "\(reporter.messages)")
    #expect(screen.lint == [#"The identifier "id" is used 2 times."#])
  }

  @Test
  func choicesThatAreNoneAreRefused() async {
    let screen = Screen { ControlsView() }
    for (verb, prefix) in [
      ("select", #"Can't select 5..<9 in text field "Name""#), ("row", #"Can't select row "None""#),
    ] {
      let reporter = CollectingReporter()
      await withIssueReporters([reporter]) {
        if verb == "row" {
          await screen.row("None").select()
        } else {
          await Screen { GreetingView() }.textField("Name").select(5..<9)
        }
      }
      #expect(reporter.messages.first?.hasPrefix(prefix) == true, "\(reporter.messages)")
    }
  }
}

private struct Endless: View {
  let text: String
  @State var typed = ""

  var body: some View {
    Text(text).lineLimit(3)
    TextField("Field", text: $typed)
  }
}
