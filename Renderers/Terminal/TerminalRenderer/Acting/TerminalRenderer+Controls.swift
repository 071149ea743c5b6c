import TextRenderer
import ViewTree

/// Keys that change what a control stands at.
extension TerminalRenderer {
  /// Returns whether the key means something to the control.
  func adjust(_ press: KeyPress, _ node: Node) -> Bool {
    switch node.content.element {
    case .slider(let slider): return slide(press, slider, node)
    case .stepper(let stepper):
      switch press.key {
      case .left, .character("-"): if stepper.canDecrement { offer(node, .step(up: false)) }
      case .right, .character("+"): if stepper.canIncrement { offer(node, .step(up: true)) }
      default: return false
      }
      return true
    case .picker(let picker): return pick(press, picker, node)
    case .tabs(let tabs):
      let chosen = tabs.selection ?? 0
      switch press.key {
      case .left: if chosen > 0 { offer(node, .pick(chosen - 1)) }
      case .right: if chosen + 1 < tabs.tabs.count { offer(node, .pick(chosen + 1)) }
      default: return false
      }
      return true
    case .disclosure(let disclosure):
      switch press.key {
      case .left where disclosure.isExpanded, .right where !disclosure.isExpanded:
        offer(node, .toggle(!disclosure.isExpanded))
        return true
      default: return false
      }
    case .datePicker(let picker): return setDate(press, picker, node)
    default: return false
    }
  }

  private func slide(_ press: KeyPress, _ slider: SliderElement, _ node: Node) -> Bool {
    let range = slider.upperBound - slider.lowerBound
    let step = slider.step ?? range / 20
    let value: Double
    switch press.key {
    case .left, .character("-"): value = slider.value - step
    case .right, .character("+"): value = slider.value + step
    case .pageUp: value = slider.value + max(step, range / 5)
    case .pageDown: value = slider.value - max(step, range / 5)
    case .home: value = slider.lowerBound
    case .end: value = slider.upperBound
    default: return false
    }
    slide(node, slider, to: value)
    return true
  }

  /// Moves a slider to the nearest value that it may have.
  func slide(_ node: Node, _ slider: SliderElement, to wanted: Double) {
    var value = wanted
    if let step = slider.step, step > 0 {
      value = slider.lowerBound + ((value - slider.lowerBound) / step).rounded() * step
    }
    value = max(slider.lowerBound, min(value, slider.upperBound))
    if value.isFinite, value != slider.value { offer(node, .slide(value)) }
  }

  private func pick(_ press: KeyPress, _ picker: PickerElement, _ node: Node) -> Bool {
    let isVertical: Bool
    switch picker.style {
    case .automatic, .menu: return false
    case .segmented, .palette: isVertical = false
    case .inline, .radioGroup, .wheel: isVertical = true
    }
    let index: Int
    switch press.key {
    case .up where isVertical, .left where !isVertical:
      index = (picker.selection ?? picker.options.count) - 1
    case .down where isVertical, .right where !isVertical: index = (picker.selection ?? -1) + 1
    case .return, .character(" "): return true
    default: return false
    }
    // Behind its ends the arrows lead on to what is next.
    guard picker.options.indices.contains(index) else { return !isVertical }
    offer(node, .pick(index))
    return true
  }

  private func setDate(_ press: KeyPress, _ picker: DatePickerElement, _ node: Node) -> Bool {
    let minute = 60.0
    let day = 86_400.0
    let isShifted = press.modifiers == .shift
    let small = picker.choosesDate ? day : minute
    let other = picker.choosesTime ? minute * (picker.choosesDate ? 1 : 60) : day * 7
    let large = picker.choosesDate ? day * 30 : minute * 60
    var seconds = picker.seconds
    switch press.key {
    case .left, .character("-"): seconds -= isShifted ? other : small
    case .right, .character("+"): seconds += isShifted ? other : small
    case .pageUp: seconds += large
    case .pageDown: seconds -= large
    default: return false
    }
    seconds = max(picker.lowerBound ?? seconds, min(seconds, picker.upperBound ?? seconds))
    if seconds != picker.seconds { offer(node, .date(seconds)) }
    return true
  }
}
