import GTK
import ViewTree

/// A button that says when and opens a calendar and a clock, after its label.
final class DatePickerNode: SettlingNode {
  private let outer = Box(.horizontal, spacing: 12)
  private let label = Label()
  private let button = MenuButton()
  private let popover = Popover()
  private let panel = Box(.vertical, spacing: 12)
  let calendar = Calendar()
  private let clock = Box(.horizontal, spacing: 6)
  let hour = SpinButton(in: 0...23, digits: 2)
  let minute = SpinButton(in: 0...59, digits: 2)
  private var handlers: [Handler] = []

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, outer)
    label.expandsHorizontally = true
    label.horizontalAlign = .start
    hour.setAccessibleLabel("Hour")
    minute.setAccessibleLabel("Minute")
    clock.horizontalAlign = .center
    for part in [hour, Label(":"), minute] { clock.append(part) }
    for part in [calendar, clock] { panel.append(part) }
    popover.setChild(panel)
    button.setPopover(popover)
    button.verticalAlign = .center
    for part in [label, button] { outer.append(part) }
    handlers = [
      calendar.onSelect { [weak self] in self?.changed() },
      hour.onChange { [weak self] _ in self?.changed() },
      minute.onChange { [weak self] _ in self?.changed() },
    ]
  }

  override var control: Widget { button }
  override var naturalFill: Fill { .horizontal }

  override func show(_ old: Element?) {
    let element = element
    label.text = element.label
    label.isVisible = !element.label.isEmpty
    calendar.isVisible = element.choosesDate
    clock.isVisible = element.choosesTime
    writeValue()
  }

  override func labelChanged() {
    writeValue()
  }

  override func writeValue() {
    let element = element
    guard let time = LocalTime(seconds: element.seconds) else { return }
    let text = time.text(date: element.choosesDate, time: element.choosesTime)
    if button.label != text { button.label = text }
    let name = content.meaning.label ?? element.label
    button.setAccessibleLabel(name.isEmpty ? text : "\(name), \(text)")
    Handler.block(handlers) {
      if calendar.day != (time.year, time.month, time.day) {
        calendar.day = (time.year, time.month, time.day)
      }
      if hour.value != time.hour { hour.value = time.hour }
      if minute.value != time.minute { minute.value = time.minute }
    }
  }

  private var element: DatePickerElement {
    guard case .datePicker(let picker) = content.element else {
      return DatePickerElement(label: "", seconds: 0)
    }
    return picker
  }

  private func changed() {
    let element = element
    guard var time = LocalTime(seconds: element.seconds) else { return }
    if element.choosesDate { (time.year, time.month, time.day) = calendar.day }
    if element.choosesTime { (time.hour, time.minute) = (hour.value, minute.value) }
    guard let seconds = time.seconds, seconds != element.seconds else { return }
    let lower = element.lowerBound ?? -.infinity
    let upper = element.upperBound ?? .infinity
    reportSet(.date(min(max(seconds, lower), max(lower, upper))))
  }
}
