import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct KeysTests {
  @Test
  func tabGoesAroundInTheOrderOfReading() {
    let stage = Stage(
      column(button("One"), button("Off") { $0.meaning.isDisabled = true }, button("Two")))
    stage.press(.return, .tab, .return, .tab, .return)
    #expect(stage.taken() == [.press, .press, .press])
    let focus = {
      stage.renderer.text.user.focus.flatMap { stage.renderer.node($0)?.accessibleName }
    }
    #expect(focus() == "One")
    stage.press(.tab, [.shift])
    #expect(focus() == "Two")
  }

  @Test
  func arrowsGoToWhatIsNextOnTheScreen() {
    let row = { (names: [String]) in
      var stack = node(.stack(StackElement(.horizontal)))
      stack.children = names.map { button($0) }
      return stack
    }
    let stage = Stage(column(row(["A", "B"]), row(["C", "D"])))
    _ = stage.screen
    func focus() -> String? {
      _ = stage.screen
      return stage.renderer.text.user.focus.flatMap { stage.renderer.node($0)?.accessibleName }
    }
    #expect(focus() == "A")
    stage.press(.right)
    #expect(focus() == "B")
    stage.press(.down)
    #expect(focus() == "D")
    stage.press(.left)
    #expect(focus() == "C")
    stage.press(.up)
    #expect(focus() == "A")
    stage.press(.up)
    #expect(focus() == "A")
  }

  @Test
  func aShortcutWorksFromAnywhere() {
    let stage = Stage(
      column(
        field("text"),
        button("Save") { $0.meaning.shortcut = KeyboardShortcut(.character("s")) },
        button("Zoom") {
          $0.meaning.shortcut = KeyboardShortcut(.character("d"), modifiers: [.command, .shift])
        },
        button("Go") { $0.meaning.shortcut = .defaultAction }))
    stage.press(.character("s"), [.control])
    // A terminal can't tell Control and Shift from Control.
    stage.press(.character("d"), [.control])
    stage.press(.return)
    #expect(stage.taken() == [.press, .press, .press])
    stage.type("s")
    #expect(stage.screen.contains("texts"))
  }

  @Test
  func theShortcutOfWhatIsDisabledDoesNothingElse() {
    let stage = Stage(
      column(
        field("text"),
        button("Kill") {
          $0.meaning.shortcut = KeyboardShortcut(.character("k"))
          $0.meaning.isDisabled = true
        }))
    stage.press(.home)
    stage.press(.character("k"), [.control])
    #expect(stage.taken() == [])
    #expect(stage.screen.contains("text"))
  }

  @Test
  func controlsAreChangedByArrows() {
    let slider = node(
      .slider(SliderElement(value: 4, in: 0...10, step: 2)), label("Size"), events: .slide)
    let stepper = node(.stepper(StepperElement(canDecrement: false)), label("N"), events: .step)
    let tabs = node(
      .tabs(TabsElement(tabs: [.init(label: "A"), .init(label: "B")], selection: 0)), label("a"),
      label("b"), events: .pick)
    let disclosure = node(
      .disclosure(DisclosureElement(label: "More", isExpanded: false)), label("x"), events: .toggle)
    let date = node(
      .datePicker(DatePickerElement(label: "Day", seconds: 0, lowerBound: -1_000)), events: .date)
    let stage = Stage(column(slider, stepper, tabs, disclosure, date), height: 20)
    stage.press(.right, .left, .home, .end, .tab)
    #expect(stage.taken() == [.slide(6), .slide(2), .slide(0), .slide(10)])
    stage.press(.right, .left, .tab)
    #expect(stage.taken() == [.step(up: true)])
    stage.press(.left, .right, .tab)
    #expect(stage.taken() == [.pick(1)])
    stage.press(.right, .return, .tab)
    #expect(stage.taken() == [.toggle(true), .toggle(true)])
    stage.press(.right, .left)
    #expect(stage.taken() == [.date(86_400), .date(-1_000)])
  }

  @Test
  func aPickerOpensAndChoosesByLetterOrArrow() {
    let picker = node(
      .picker(PickerElement(label: "Color", options: ["Red", "Green", "Blue"], selection: 1)),
      events: .pick)
    let stage = Stage(column(picker, button("Next")))
    stage.press(.return)
    #expect(stage.screen.contains("✓ Green"))
    stage.press(.down, .down, .return)
    #expect(stage.taken() == [.pick(0)])
    stage.press(.return, .character("b"), .return)
    #expect(stage.taken() == [.pick(2)])
    stage.press(.return, .escape)
    #expect(!stage.screen.contains("✓"))
    #expect(stage.taken() == [])
  }

  @Test
  func anAlertTakesAllKeys() {
    let screen = column(button("Below"))
    let stage = Stage(screen)
    let alert = node(
      .alert(
        AlertElement(
          title: "Sure?",
          buttons: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)])),
      events: [.choose, .dismiss])
    stage.add(alert, to: screen.id, at: 1)
    #expect(stage.screen.contains("Sure?"))
    stage.press(.return, .left, .return, .tab, .return, .escape)
    #expect(stage.taken() == [.choose(1), .choose(0), .choose(1), .dismiss])
    stage.host.apply([.remove(alert.id, from: screen.id, at: 1)])
    stage.press(.return)
    #expect(stage.taken() == [.press])
  }

  @Test
  func theMenuOfANodeOpensByKeyAndByClick() {
    let name = button("File") {
      $0.events.insert(.action)
      $0.meaning.actions = [
        NodeAction(label: "Rename"), NodeAction(label: "Share", isDisabled: true),
        NodeAction(label: "Delete", role: .destructive),
      ]
    }
    let stage = Stage(column(name))
    stage.press(.function(10), .end, .return)
    #expect(stage.taken() == [.action(2)])
    stage.click("File", .secondary)
    #expect(stage.screen.contains("Rename"))
    stage.click("Share")
    #expect(stage.taken() == [])
    stage.click("Rename")
    #expect(stage.taken() == [.action(0)])
  }

  @Test
  func escapeGoesBackAndSoDoesAClick() {
    let stack = node(
      .navigationStack, node(.screen(ScreenElement(title: "One", canGoBack: false)), label("1")),
      node(.screen(ScreenElement(title: "Two")), label("2")), events: .back)
    let stage = Stage(node(.window(WindowElement()), stack))
    let first = stack.children[0].id
    stage.press(.escape)
    stage.press(.left, [.option])
    _ = stage.screen
    stage.click("Back")
    #expect(stage.taken() == [.back(to: first), .back(to: first), .back(to: first)])
  }

  @Test
  func closingIsAskedForWhereSomebodyListens() {
    let stage = Stage(node(.window(WindowElement()), label("x"), events: .close))
    var closed = 0
    stage.renderer.onClose = { closed += 1 }
    stage.press(.character("c"), [.control])
    #expect(stage.taken() == [.close])
    #expect(closed == 0)
    let silent = Stage(node(.window(WindowElement()), label("x")))
    silent.renderer.onClose = { closed += 1 }
    silent.press(.character("q"), [.control])
    #expect(closed == 1)
  }
}
