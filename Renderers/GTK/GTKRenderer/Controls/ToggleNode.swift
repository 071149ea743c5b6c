import GTK
import ViewTree

/// A switch with its label before it, a check button, or a button that stays pressed.
final class ToggleNode: SettlingNode {
  private var labels = Box(.horizontal, spacing: 6)
  private var part: any TogglePart
  private var toggles: Handler?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let (outer, part) = Self.makeWidgets(Self.style(of: content.element), labels)
    self.part = part
    super.init(id, content, renderer, outer)
    connect()
  }

  override var container: (any Container)? { labels }
  override var control: Widget { part }
  override var isNamedByChildren: Bool { true }
  override var naturalFill: Fill { part is Switch ? .horizontal : [] }

  override func show(_ old: Element?) {
    if let old, Self.style(of: old) != Self.style(of: content.element) { rebuild() }
    writeValue()
  }

  override func writeValue() {
    guard case .toggle(let element) = content.element, part.isOn != element.isOn else { return }
    toggles?.block { part.isOn = element.isOn }
  }

  private func connect() {
    toggles = part.onToggle { [weak self] in self?.reportSet(.toggle($0)) }
  }

  private func rebuild() {
    let placed = children.filter(\.isContent)
    for child in placed { labels.remove(child.widget) }
    labels = Box(.horizontal, spacing: 6)
    let (outer, part) = Self.makeWidgets(Self.style(of: content.element), labels)
    self.part = part
    for child in placed { labels.append(child.widget) }
    connect()
    replaceWidget(with: outer)
    applyName()
  }

  private static func style(of element: Element) -> ToggleElement.Style {
    guard case .toggle(let toggle) = element else { return .automatic }
    return toggle.style
  }

  private static func makeWidgets(
    _ style: ToggleElement.Style, _ labels: Box
  ) -> (outer: Widget, part: any TogglePart) {
    switch style {
    case .automatic, .switch:
      let part = Switch()
      let outer = Box(.horizontal, spacing: 12)
      labels.expandsHorizontally = true
      outer.append(labels)
      outer.append(part)
      return (outer, part)
    case .checkbox:
      let part = CheckButton()
      part.setChild(labels)
      return (part, part)
    case .button:
      let part = ToggleButton()
      part.setChild(labels)
      return (part, part)
    }
  }
}

/// What a toggle needs of the widget that is on or off.
@MainActor
protocol TogglePart: Widget {
  var isOn: Bool { get set }
  func onToggle(_ body: @escaping @MainActor (Bool) -> Void) -> Handler
}

extension Switch: TogglePart {}
extension CheckButton: TogglePart {}
extension ToggleButton: TogglePart {}
