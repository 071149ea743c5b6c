import GTK
import ViewTree

/// A scale with its label before it.
final class SliderNode: SettlingNode {
  private let labels = Box(.horizontal, spacing: 6)
  private let scale = Scale()
  private var changes: Handler?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let outer = Box(.horizontal, spacing: 12)
    super.init(id, content, renderer, outer)
    scale.expandsHorizontally = true
    scale.requestSize(width: 120, height: nil)
    outer.append(labels)
    outer.append(scale)
    changes = scale.onChange { [weak self] in self?.reportSet(.slide($0)) }
  }

  override var container: (any Container)? { labels }
  override var control: Widget { scale }
  override var isNamedByChildren: Bool { true }
  override var naturalFill: Fill { .horizontal }

  override func show(_ old: Element?) {
    guard case .slider(let new) = content.element else { return }
    var previous: SliderElement?
    if case .slider(let element)? = old { previous = element }
    if previous?.lowerBound != new.lowerBound || previous?.upperBound != new.upperBound
      || previous?.step != new.step
    {
      let range = min(new.lowerBound, new.upperBound)...max(new.lowerBound, new.upperBound)
      changes?.block { scale.setRange(range, step: new.step) }
    }
    writeValue()
  }

  override func writeValue() {
    guard case .slider(let element) = content.element, scale.value != element.value else { return }
    changes?.block { scale.value = element.value }
  }
}
