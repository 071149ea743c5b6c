import GTK
import ViewTree

/// One choice out of several: a drop-down, linked buttons, or radio buttons, after their label.
final class PickerNode: SettlingNode {
  private let outer = Box(.horizontal, spacing: 12)
  private let label = Label()
  private(set) var part: any PickerPart

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    part = Self.makePart(content.element)
    super.init(id, content, renderer, outer)
    label.expandsHorizontally = true
    label.horizontalAlign = .start
    outer.append(label)
    outer.append(part.widget)
    connect()
  }

  override var control: Widget { part.widget }
  override var naturalFill: Fill { .horizontal }

  override func show(_ old: Element?) {
    guard case .picker(let new) = content.element else { return }
    var previous: PickerElement?
    if case .picker(let element)? = old { previous = element }
    if let previous, previous.style != new.style || previous.options != new.options {
      outer.remove(part.widget)
      part = Self.makePart(content.element)
      outer.append(part.widget)
      part.widget.setAccessibleLabel(content.meaning.label ?? new.label)
      connect()
    }
    if previous?.label != new.label {
      label.text = new.label
      label.isVisible = !new.label.isEmpty
      part.widget.setAccessibleLabel(content.meaning.label ?? new.label)
    }
    writeValue()
  }

  override func writeValue() {
    guard case .picker(let element) = content.element, part.selection != element.selection else {
      return
    }
    part.select(element.selection)
  }

  private func connect() {
    part.onPick { [weak self] in self?.reportSet(.pick($0)) }
  }

  private static func makePart(_ element: Element) -> any PickerPart {
    guard case .picker(let picker) = element else { return DropDownPart([]) }
    let options = picker.options.map(\.plain)
    return switch picker.style {
    case .automatic, .menu, .wheel: DropDownPart(options)
    case .segmented, .palette: SegmentsPart(options)
    case .inline, .radioGroup: RadioPart(options)
    }
  }
}
