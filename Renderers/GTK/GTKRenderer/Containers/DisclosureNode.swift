import GTK
import ViewTree

/// A text with an arrow that shows or hides the children.
final class DisclosureNode: SettlingNode {
  private let expander = Expander()
  private let box = Box(.vertical, spacing: 6)
  private var expansions: Handler?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, expander)
    box.margins = Margins(top: 6, start: 18)
    expander.setChild(box)
    expansions = expander.onExpand { [weak self] in self?.reportSet(.toggle($0)) }
  }

  override var container: (any Container)? { box }
  override var naturalFill: Fill { super.naturalFill.union(.horizontal) }

  override func align(_ child: GTKNode) {
    child.align(along: .vertical, alignment: Alignment(horizontal: .start))
  }

  override func show(_ old: Element?) {
    guard case .disclosure(let disclosure) = content.element else { return }
    expander.label = disclosure.label.plain
    writeValue()
  }

  override func writeValue() {
    guard case .disclosure(let disclosure) = content.element,
      expander.isExpanded != disclosure.isExpanded
    else { return }
    expansions?.block { expander.isExpanded = disclosure.isExpanded }
  }
}
