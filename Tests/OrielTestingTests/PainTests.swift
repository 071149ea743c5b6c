import IssueReporting
import OrielTesting
import Testing
import Views

/// What users of other test tools suffer from, each as it must not happen here.
@MainActor
struct PainTests {
  @Test(arguments: [
    ("Disabled", "it is disabled, so a user couldn't either."),
    ("Hidden", "it is hidden, so a user couldn't either."),
    ("Covered", #"it is covered by the alert "Wait", so a user couldn't either."#),
    ("Row 40", "it is scrolled out of sight. Scroll to it first, with scrollTo()."),
  ])
  func aTapThatNoUserCouldMakeFailsWithItsReasonAndSendsNothing(name: String, reason: String) async
  {
    let taps = Taps()
    let screen = Screen(size: .init(width: 30, height: 10)) {
      Obstacles(taps: taps, isCovered: name == "Covered")
    }
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await screen.button(name).tap() }
    let message = reporter.messages.first ?? ""
    #expect(reporter.messages.count == 1)
    #expect(message.hasPrefix("Can't tap button \"\(name)\": \(reason)"), "\(message)")
    #expect(taps.names == [])
  }

  @Test(arguments: ["Disabled field", "Hidden field"])
  func nothingIsTypedWhereNoUserCouldType(name: String) async {
    let taps = Taps()
    let screen = Screen { Obstacles(taps: taps, isCovered: false) }
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await screen.textField(name).type("abc") }
    // The first key is refused, and the others aren't tried.
    #expect(reporter.messages.count == 1)
    #expect(
      reporter.messages.first?.hasPrefix("Can't type into text field \"\(name)\": it is") == true)
    #expect(taps.names == [])
  }

  @Test
  func theFirstKeyRightAfterMountIsNotLost() async {
    let screen = Screen { GreetingView() }
    await screen.textField("Name").type("B")
    #expect(screen.textField("Name").value == "B")
    let focused = Screen { FocusedField() }
    await focused.press(.character("x"))
    #expect(focused.textField("Name").value == "x")
  }

  @Test
  func aTargetInARowThatIsGoneSaysSo() async {
    let screen = Screen { ShoppingView() }
    let milk = screen.row("Milk")
    await milk.delete()
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await milk.delete() }
    #expect(
      reporter.messages.first?.hasPrefix(
        """
        Can't delete row "Milk".

        Nothing on screen is row "Milk".
        """) == true)
    #expect(milk.name == nil && milk.value == nil && milk.outline == "" && !milk.isEnabled)
  }
}

/// What was pressed or typed.
@MainActor
final class Taps {
  var names: [String] = []
}

private struct Obstacles: View {
  let taps: Taps
  let isCovered: Bool

  var body: some View {
    Button("Disabled") { taps.names.append("Disabled") }.disabled(true)
    Button("Hidden") { taps.names.append("Hidden") }.hidden()
    TextField("Disabled field", text: typed).disabled(true)
    TextField("Hidden field", text: typed).hidden()
    Button("Covered") { taps.names.append("Covered") }
      .alert("Wait", isPresented: .constant(isCovered)) {}
    List {
      ForEach(Array(0..<100), id: \.self) { row in
        Button("Row \(row)") { taps.names.append("Row \(row)") }
      }
    }
  }

  private var typed: Binding<String> {
    Binding(get: { "" }, set: { taps.names.append($0) })
  }
}

private struct FocusedField: View {
  @State var name = ""
  @FocusState var isFocused: Bool

  var body: some View {
    TextField("Name", text: $name).focused($isFocused)
      .onAppear { isFocused = true }
  }
}
