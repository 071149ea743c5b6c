import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Controls that a user sets")
  struct SettableTests {
    @Test(arguments: [ToggleElement.Style.automatic, .checkbox, .button])
    func toggle(style: ToggleElement.Style) throws {
      try withStage { stage in
        let node = stage.node(.toggle(ToggleElement(isOn: false, style: style)), [stage.text("On")])
        stage.show(node)
        let part = try #require(stage.handle(node).control as? any TogglePart)
        stage.update(node, to: .toggle(ToggleElement(isOn: true, style: style)))
        #expect(part.isOn)
        #expect(stage.takeEvents() == [], "a write is no news")
        part.isOn = false
        #expect(stage.takeEvents() == [Event(node.id, .toggle(false))])
        #expect(part.isOn, "state didn't follow, so it is on again")
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("A toggle changes its style in place")
    func toggleStyle() throws {
      try withStage { stage in
        let node = stage.node(.toggle(ToggleElement(isOn: true)), [stage.text("On")])
        let after = stage.text("after")
        let stack = stage.node(
          .stack(StackElement(.vertical)), [stage.text("before"), node, after])
        stage.show(stack)
        stage.update(node, to: .toggle(ToggleElement(isOn: true, style: .checkbox)))
        #expect(stage.control(node, as: CheckButton.self).isOn)
        stage.control(node, as: CheckButton.self).isOn = false
        #expect(stage.takeEvents() == [Event(node.id, .toggle(false))])
      }
    }

    @Test func slider() throws {
      try withStage { stage in
        let node = stage.node(.slider(SliderElement(value: 2, in: 0...10, step: 1)))
        stage.show(node)
        let scale = stage.control(node, as: Scale.self)
        #expect(scale.value == 2)
        stage.update(node, to: .slider(SliderElement(value: 30, in: 0...100)))
        #expect(scale.value == 30)
        #expect(stage.takeEvents() == [])
        scale.value = 40
        #expect(stage.takeEvents() == [Event(node.id, .slide(40))])
        #expect(scale.value == 30)
      }
    }

    @Test(arguments: [PickerElement.Style.menu, .segmented, .inline])
    func picker(style: PickerElement.Style) throws {
      try withStage { stage in
        func element(_ selection: Int?, _ options: [StyledText] = ["a", "b", "c"]) -> Element {
          .picker(
            PickerElement(label: "Letter", options: options, selection: selection, style: style))
        }
        let node = stage.node(element(1))
        stage.show(node)
        let handle = try #require(stage.handle(node) as? PickerNode)
        #expect(handle.part.selection == 1)
        stage.update(node, to: element(nil))
        #expect(handle.part.selection == nil)
        stage.update(node, to: element(2, ["x", "y", "z"]))
        #expect(handle.part.selection == 2)
        #expect(stage.takeEvents() == [])
        handle.part.pretendPick(0)
        #expect(stage.takeEvents() == [Event(node.id, .pick(0))])
        #expect(handle.part.selection == 2)
      }
    }

    @Test func stepper() throws {
      try withStage { stage in
        let node = stage.node(
          .stepper(StepperElement(canDecrement: false)), [stage.text("Amount")])
        stage.show(node)
        let handle = try #require(stage.handle(node) as? StepperNode)
        #expect(!handle.down.isSensitive)
        handle.up.click()
        stage.update(node, to: .stepper(StepperElement()))
        handle.down.click()
        #expect(
          stage.takeEvents() == [Event(node.id, .step(up: true)), Event(node.id, .step(up: false))])
      }
    }

    @Test func progress() throws {
      try withStage { stage in
        let node = stage.node(.progress(ProgressElement()), [stage.text("Loading")])
        stage.show(node)
        #expect(stage.control(node, as: Spinner.self).isSpinning)
        stage.update(node, to: .progress(ProgressElement(fraction: 0.25)))
        #expect(stage.control(node, as: ProgressBar.self).fraction == 0.25)
        stage.update(node, to: .progress(ProgressElement(fraction: 0.5)))
        #expect(stage.control(node, as: ProgressBar.self).fraction == 0.5)
      }
    }
  }
}

extension PickerPart {
  /// Sets the widget as a user's click does.
  func pretendPick(_ index: Int) {
    switch self {
    case let part as DropDownPart: part.dropDown.selection = index
    case let part as SegmentsPart: part.buttons[index].isOn = true
    case let part as RadioPart: part.buttons[index].isOn = true
    default: break
    }
  }
}
