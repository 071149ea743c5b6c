import Testing
import ViewTree

@testable import TextRenderer

/// Screens in which lines start on the right.
@MainActor
struct DirectionTests {
  @Test
  func startAndEndAreMirroredAndAPathIsKeptInItsOwnDirection() {
    #expect(
      Layout(.rightToLeft(page()), width: 34).lines == [
        "\u{200E}[ \u{2067}מחק\u{2069} ]        Oriel          \u{2067}חזרה\u{2069}",
        String(repeating: "─", count: 34),
        "\u{200E}             \u{2067}הקובץ \u{2066}/etc/oriel\u{2069} נשמר\u{2069}",
        "                             GTK 4",
      ])
  }

  @Test
  func aRowRunsFromTheRightAndItsPaddingsAreMirrored() {
    let row = node(
      .stack(StackElement(.horizontal)),
      label("first").with { $0.appearance.padding = EdgeSteps(start: .large) },
      node(.spacer), button("last"))
    expectPicture(Layout(row, width: 30).text, "    first             [ last ]")
    expectPicture(Layout(.rightToLeft(row), width: 30).text, "[ last ]             first")
    #expect(
      Layout(.rightToLeft(row), width: 30).lines == ["[ last ]             first    "])
  }

  @Test
  func signsAreMirroredAndTextsAreNot() {
    let controls = node(
      .stack(StackElement(.vertical, alignment: Alignment(horizontal: .start))),
      node(.toggle(ToggleElement(isOn: true)), label("Remember me (always)")),
      node(.slider(SliderElement(value: 0.25)), label("Volume")),
      node(
        .picker(
          PickerElement(
            label: "Paint", options: ["Red", "Green"], selection: 0, style: .segmented))),
      node(.progress(ProgressElement(fraction: 0.4)), label("Loading")),
      node(.disclosure(DisclosureElement(label: "More", isExpanded: false)), label("hidden")))
    expectPicture(
      Layout(.rightToLeft(controls), width: 30).text,
      """
            Remember me (always) [✓]
      ────────────────●━━━━━━ Volume
             [ Green │ Red ● ] Paint
      40% ░░░░░░░░░░░███████ Loading
                              More ◂
      """)
  }

  @Test
  func aListAndItsSelectionStartOnTheRight() {
    let list = node(
      .list(ListElement(selectionMode: .single, selection: [1])), label("Milk"), label("Eggs"))
    expectPicture(
      Layout(.rightToLeft(list), width: 16).text,
      """
      ╭──────────────╮
      │         Milk │
      │         Eggs▐│
      ╰──────────────╯
      """)
  }

  @Test
  func aPartMayRunTheOtherWay() {
    let code = node(.stack(StackElement(.horizontal)), label("a"), label("b")) {
      $0.appearance.direction = .leftToRight
    }
    let row = node(.stack(StackElement(.horizontal)), label("x"), code, label("y"))
    #expect(Layout(.rightToLeft(row), width: 12).lines == ["  y  a  b  x"])
  }

  @Test
  func aFieldHasItsCaretBetweenTheSameLettersInBothDirections() {
    let city = field("City", "Grenoble")
    let user = UserState(focus: city.id, selections: [city.id: TextSelection(caret: 4)])
    expectPicture(
      Layout(.rightToLeft(city), width: 16, user: user).text,
      """
      ┏━━━━━━━ City ━┓
      ┃    Gren▏oble ┃
      ┗━━━━━━━━━━━━━━┛
      """)
  }

  @Test
  func anAlertOverAMirroredScreenIsMirrored() {
    let alert = node(
      .alert(AlertElement(title: "Sure?", buttons: [.init("OK"), .init("No", role: .cancel)])))
    let page = node(.stack(StackElement(.vertical)), label("below"), alert) {
      $0.appearance.width.expands = true
    }
    expectPicture(
      Layout(.rightToLeft(page), width: 30, height: 7).text,
      """
                   below
           ╭──────────────────╮
           │       Sure?      │
           │                  │
           │  [ No ]  [ OK ]  │
           ╰──────────────────╯

      """)
  }

  @Test
  func whatIsOnAWindowSaysSoInTheOutline() {
    let window = node(.window(WindowElement(title: "פתק")), label("שלום"))
    #expect(
      Outline(.rightToLeft(window)).text == """
        window "פתק" [right to left]
          text "שלום"
        """)
  }

  @Test
  func aTextOfSeveralStylesIsOneText() {
    let text = StyledText(runs: [.init("שלום "), .init("GTK 4", style: .bold), .init(" עולם")])
    let lines = Layout(node(.text(TextElement(text))), width: 20).lines
    #expect(lines == ["\u{200E}\u{2067}שלום GTK 4 עולם\u{2069}     "])
  }

  @Test
  func lettersOfTwoTextsSideBySideDoNotJoin() {
    let row = node(.stack(StackElement(.horizontal)), label("אב"), label("Oriel אב"), label("ג"))
    #expect(
      Layout(row, width: 17).lines == [
        "\u{200E}\u{2067}אב\u{2069}  \u{2066}Oriel אב\u{2069}  \u{2067}ג\u{2069}  "
      ])
  }

  @Test(arguments: 0..<20)
  func randomMirroredTreesGiveExactlyTheirCells(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<25 {
      let tree = Node.rightToLeft(random.tree(depth: 5))
      let width = Int.random(in: 0...50, using: &random)
      let height = Int.random(in: 0...20, using: &random)
      let plain = Layout(tree, width: width, height: height)
      #expect(plain.lines.count == height)
      #expect(plain.lines.allSatisfy { CellWidth.of($0) == width })
    }
  }

  private func page() -> Node {
    node(
      .screen(ScreenElement(title: "Oriel", canGoBack: false)),
      node(
        .stack(StackElement(.vertical, alignment: Alignment(horizontal: .start))),
        label("הקובץ /etc/oriel נשמר"), label("GTK 4")
      ) {
        $0.appearance.width.expands = true
        $0.appearance.alignment = Alignment(horizontal: .start)
      },
      node(.toolbarItem(ToolbarItemElement(placement: .leading)), label("חזרה")),
      node(.toolbarItem(ToolbarItemElement(placement: .primary)), button("מחק")))
  }
}

extension Node {
  static func rightToLeft(_ node: Node) -> Node {
    node.with { $0.appearance.direction = .rightToLeft }
  }
}

extension TextStyle {
  fileprivate static var bold: TextStyle {
    var style = TextStyle()
    style.isBold = true
    return style
  }
}
