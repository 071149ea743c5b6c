import Testing
import TextRenderer
import ViewTree

@MainActor
struct LayoutTests {
  @Test
  func aFormIsDrawnAsAUserWouldSeeIt() {
    expectPicture(
      Layout(login(), width: 44).text,
      """
                         Login
      ────────────────────────────────────────────
      ┏━ E-mail ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃ blob@example.com                         ┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
      ╭─ Password ───────────────────────────────╮
      │ ••••••                                   │
      ╰──────────────────────────────────────────╯
       Any e-mail will do.
      ╭──────────────────────────────────────────╮
      │ ┊ Log in ┊                  ◌ Logging in │
      ╰──────────────────────────────────────────╯
      """)
  }

  @Test
  func anAlertLiesOverTheScreen() {
    let alert = node(
      .alert(
        AlertElement(
          title: "Login failed", message: "Wrong password.",
          buttons: [.init("OK", role: .cancel), .init("Try again")])))
    expectPicture(
      Layout(login(presenting: alert), width: 44).text,
      """
                         Login
      ────────────────────────────────────────────
      ┏━ E-ma ╭─────────────────────────╮ ━━━━━━━┓
      ┃ blob@ │      Login failed       │        ┃
      ┗━━━━━━ │                         │ ━━━━━━━┛
      ╭─ Pass │     Wrong password.     │ ───────╮
      │ ••••• │                         │        │
      ╰────── │  [ OK ]  [ Try again ]  │ ───────╯
       Any e- ╰─────────────────────────╯
      ╭──────────────────────────────────────────╮
      │ ┊ Log in ┊                  ◌ Logging in │
      ╰──────────────────────────────────────────╯
      """)
  }

  @Test
  func controlsLookLikeWhatTheyDo() {
    let tree = node(
      .stack(StackElement(.vertical, alignment: Alignment(horizontal: .start))),
      node(.toggle(ToggleElement(isOn: true)), label("Remember me")),
      node(.slider(SliderElement(value: 0.5)), label("Volume")),
      node(.picker(PickerElement(label: "Colour", options: ["Red", "Green"], selection: 1))),
      node(
        .picker(
          PickerElement(label: "", options: ["Red", "Green"], selection: nil, style: .radioGroup))),
      node(.progress(ProgressElement(fraction: 0.4)), label("Loading")),
      node(.stepper(StepperElement()), label("Count: 3")),
      node(.disclosure(DisclosureElement(label: "More", isExpanded: true)), label("inner")),
      node(.disclosure(DisclosureElement(label: "Less", isExpanded: false)), label("hidden")),
      node(.datePicker(DatePickerElement(label: "When", seconds: 951_782_400))))
    expectPicture(
      Layout(tree, width: 30).text,
      """
      [✓] Remember me
      Volume ━━━━━━━━━━━●───────────
      Colour [ Green ▾ ]
      ( ) Red
      ( ) Green
      Loading ███████░░░░░░░░░░░ 40%
      Count: 3 [-|+]
      ▾ More
        inner
      ▸ Less
      When [ 2000-02-29 00:00 ▾ ]
      """)
  }

  @Test
  func wideCharactersAlignAndAreNeverSplit() {
    let text = "한글中文日本語ABC"
    #expect(Layout(label(text), width: 17, height: 1).lines == [text])
    let narrow = Layout(label(text), width: 16, height: 2).lines
    #expect(narrow == ["한글中文日本語AB", "C               "])
    #expect(Layout(label(text), width: 5, height: 1).lines == ["한글 "])
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 3), (3, 0), (-1, -1), (2, 2), (7, 3)])
  func everySizeGivesExactlyThatManyCells(width: Int, height: Int) {
    let lines = Layout(login(), width: width, height: height).lines
    #expect(lines.count == max(0, height))
    #expect(lines.allSatisfy { $0.count == max(0, width) })
  }
}

/// Compares two pictures and shows both where they differ.
func expectPicture(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if actual != expected {
    Issue.record("Expected:\n\(expected)\nActual:\n\(actual)", sourceLocation: sourceLocation)
  }
}
