import GTK
import ViewTree

/// Two linked buttons with their label before them.
final class StepperNode: GTKNode {
  private let labels = Box(.horizontal, spacing: 6)
  let down = Button(icon: "list-remove-symbolic")
  let up = Button(icon: "list-add-symbolic")
  private let pair = Box(.horizontal)

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let outer = Box(.horizontal, spacing: 12)
    super.init(id, content, renderer, outer)
    labels.expandsHorizontally = true
    outer.append(labels)
    pair.addStyle("linked")
    pair.append(down)
    pair.append(up)
    outer.append(pair)
    down.onClick { [weak self] in self?.report(.step(up: false)) }
    up.onClick { [weak self] in self?.report(.step(up: true)) }
  }

  override var container: (any Container)? { labels }
  override var control: Widget { pair }
  override var isNamedByChildren: Bool { true }
  override var naturalFill: Fill { .horizontal }

  override func show(_ old: Element?) {
    guard case .stepper(let element) = content.element else { return }
    down.isSensitive = element.canDecrement
    up.isSensitive = element.canIncrement
  }

  override func named(_ name: String) {
    down.setAccessibleLabel(name.isEmpty ? "−" : "− \(name)")
    up.setAccessibleLabel(name.isEmpty ? "+" : "+ \(name)")
  }
}
