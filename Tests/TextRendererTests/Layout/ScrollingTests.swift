import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct ScrollingTests {
  @Test
  func aLongListDrawsAndVisitsOnlyWhatIsInSight() {
    var list = node(.list(ListElement()))
    list.children = (0..<10_000).map { label("Row \($0)") }
    let record = LayoutRecord()
    let user = UserState(scroll: [list.id: 5_000])
    let layout = Layout(list, width: 24, height: 6, user: user, record: record)
    expectPicture(
      layout.text,
      """
      ╭─ ▴ 5000 above ───────╮
      │ Row 5000             │
      │ Row 5001             │
      │ Row 5002             │
      │ Row 5003             │
      ╰─ ▾ 4996 below ───────╯
      """)
    #expect(record.visits == 5)
  }

  @Test
  func aFormThatIsTooTallScrollsByLines() {
    let form = node(
      .form, label("one"), label("two"), label("three"), label("four"), label("five"),
      label("six"))
    expectPicture(
      Layout(form, width: 12, height: 3, user: UserState(scroll: [form.id: 2])).text,
      """
      three      ┊
      four       ┃
      five       ┊
      """)
  }

  @Test
  func aHitIsTheInnermostNodeAlsoForTheSecondCellOfAWideCharacter() {
    let wide = label("한x")
    let press = button("Go")
    let tree = node(
      .stack(StackElement(.vertical, alignment: Alignment(horizontal: .start))), wide, press)
    let layout = Layout(tree, width: 10)
    #expect(layout.node(column: 0, line: 0) == wide.id)
    #expect(layout.node(column: 1, line: 0) == wide.id)
    #expect(layout.node(column: 0, line: 1) == press.id)
    #expect(layout.node(column: 2, line: 1) == press.children[0].id)
    #expect(layout.node(column: 99, line: 0) == nil)
    #expect(layout.node(column: 0, line: 9) == nil)
  }

  @Test
  func rightToLeftTextKeepsItsOrderBetweenMarks() {
    let tree = node(.list(ListElement()), label("שלום GTK"))
    #expect(
      Layout(tree, width: 14, height: 3).lines[1]
        == "\u{200E}│ \u{2067}שלום GTK\u{2069}   │")
  }

  @Test
  func styleMarksAreOptional() {
    let heading = node(.text(TextElement("Total"))) { $0.appearance.font = .headline }
    let layout = Layout(heading, width: 8)
    #expect(layout.text == "Total")
    #expect(layout.marked == "<bold>Total</bold>")
    #expect(layout.ansi == "\u{1B}[1mTotal\u{1B}[0m   ")
  }
}
