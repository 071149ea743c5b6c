import Testing
import ViewTree

@testable import TerminalRenderer

@MainActor
struct MouseTests {
  @Test
  func partsOfControlsAreClicked() {
    let tabs = node(
      .tabs(TabsElement(tabs: [.init(label: "Inbox"), .init(label: "Sent")], selection: 0)),
      label("a"), label("b"), events: .pick)
    let picker = node(
      .picker(
        PickerElement(label: "", options: ["S", "M"], selection: 0, style: .segmented)),
      events: .pick)
    let radio = node(
      .picker(
        PickerElement(label: "", options: ["Tea", "Coffee"], selection: 0, style: .inline)),
      events: .pick)
    let stepper = node(.stepper(StepperElement()), label("N"), events: .step)
    let stage = Stage(column(tabs, picker, radio, stepper))
    stage.click("Sent")
    stage.click("M ")
    stage.click("Coffee")
    stage.click("-|")
    stage.click("+]")
    #expect(
      stage.taken() == [.pick(1), .pick(1), .pick(1), .step(up: false), .step(up: true)])
  }

  @Test
  func aSliderFollowsThePointer() {
    let slider = node(.slider(SliderElement(value: 0, in: 0...10, step: 1)), events: .slide)
    let stage = Stage(column(slider), width: 41)
    _ = stage.screen
    stage.mouse(.press(.primary), column: 20, line: 0)
    stage.mouse(.drag(.primary), column: 60, line: 0)
    stage.mouse(.release(.primary), column: 60, line: 0)
    stage.mouse(.drag(.primary), column: 4, line: 0)
    #expect(stage.taken() == [.slide(5), .slide(10)])
  }

  @Test
  func whatIsDisabledOrCoveredCannotBeClicked() {
    let screen = column(button("Off") { $0.meaning.isDisabled = true }, button("On"))
    let stage = Stage(screen, height: 16)
    stage.click("Off")
    #expect(stage.taken() == [])
    stage.add(
      node(.sheet(SheetElement(style: .popover)), button("Inside"), events: .dismiss),
      to: screen.id, at: 2)
    _ = stage.screen
    stage.click("Inside")
    #expect(stage.taken() == [.press])
    // Beside a popover a click closes it.
    stage.click("On ")
    #expect(stage.taken() == [.dismiss])
  }

  @Test
  func clicksOutsideOfEverythingDoNothing() {
    let stage = Stage(column(button("On")))
    _ = stage.screen
    for place in [(-1, -1), (39, 11), (400, 400), (0, 12)] {
      stage.mouse(.press(.primary), column: place.0, line: place.1)
      stage.mouse(.wheel(columns: 0, lines: 1), column: place.0, line: place.1)
    }
    #expect(stage.taken() == [])
  }
}
