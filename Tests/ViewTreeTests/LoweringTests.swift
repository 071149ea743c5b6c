import ConformanceKit
import Testing
import ViewTree

@Suite struct LoweringTests {
  @Test func thereIsASampleOfEveryKind() {
    #expect(Set(Samples.all.map(\.kind)) == Set(Kind.allCases))
  }

  @Test(arguments: Samples.all) func everyKindLowersToCoreKinds(element: Element) {
    let lowered = Content(element).lowered()
    guard let lowered else {
      #expect(Kind.core.contains(element.kind))
      return
    }
    #expect(!Kind.core.contains(element.kind))
    func check(_ node: Lowered) {
      #expect(Kind.core.contains(node.content.element.kind))
      for case .node(let child) in node.children { check(child) }
    }
    check(lowered)
  }

  @Test func theOriginalsMeaningStays() {
    var content = Content(.slider(SliderElement(value: 0.5)), events: .slide)
    content.meaning.identifier = "volume"
    content.meaning.isDisabled = true
    content.appearance.padding = EdgeSteps(.small)
    let lowered = content.lowered()?.content
    #expect(lowered?.meaning.identifier == "volume")
    #expect(lowered?.meaning.isDisabled == true)
    #expect(lowered?.meaning.value == "0.5")
    #expect(lowered?.appearance == content.appearance)
    #expect(lowered?.events == .slide)
  }

  private func sent(_ element: Element) -> [Event.Kind] {
    func events(_ node: Lowered) -> [Event.Kind] {
      var result = node.sends.map { [$0] } ?? []
      for case .node(let child) in node.children { result += events(child) }
      return result
    }
    return Content(element).lowered().map(events) ?? []
  }

  @Test func everyEventCanStillBeSent() {
    #expect(sent(.slider(SliderElement(value: 0.5, step: 0.25))) == [.slide(0.25), .slide(0.75)])
    #expect(sent(.stepper(StepperElement())) == [.step(up: false), .step(up: true)])
    #expect(
      sent(.picker(PickerElement(label: "", options: ["a", "b"], selection: nil)))
        == [.pick(0), .pick(1)])
    #expect(
      sent(.tabs(TabsElement(tabs: [.init(label: "A"), .init(label: "B")], selection: 0)))
        == [.pick(0), .pick(1)])
    #expect(sent(.disclosure(DisclosureElement(label: "", isExpanded: true))) == [.toggle(false)])
    #expect(sent(.screen(ScreenElement())) == [.dismiss])
    #expect(sent(.screen(ScreenElement(canGoBack: false))) == [])
    #expect(sent(.sheet(SheetElement())) == [.dismiss])
    #expect(sent(.sheet(SheetElement(canDismiss: false))) == [])
    #expect(
      sent(.alert(AlertElement(title: "", buttons: [.init("A"), .init("B")])))
        == [.choose(0), .choose(1)])
    #expect(
      sent(.datePicker(DatePickerElement(label: "", seconds: 0, lowerBound: -10)))
        == [.date(-10), .date(86_400)])
  }

  @Test(arguments: [
    (0.0, "1970-01-01 00:00"), (951_827_696, "2000-02-29 12:34"), (-1, "1969-12-31 23:59"),
    (4_107_542_400, "2100-03-01 00:00"), (.infinity, "1970-01-01 00:00"),
    (.nan, "1970-01-01 00:00"),
  ])
  func datesAreWrittenOut(seconds: Double, text: String) {
    let picker = DatePickerElement(label: "", seconds: seconds)
    #expect(Content(.datePicker(picker)).lowered()?.content.meaning.value == text)
  }
}
