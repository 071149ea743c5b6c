import GTK
import ViewTree

/// Text is a label; a heading is one that says so.
final class TextNode: GTKNode {
  private let label: Label

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    label = Label("", role: content.meaning.isHeading ? .heading : .text)
    label.wraps = true
    super.init(id, content, renderer, label)
  }

  override func show(_ old: Element?) {
    guard case .text(let text) = content.element else { return }
    label.show(text.text)
    // GTK names a label by its text whenever that is set.
    if let name = content.meaning.label { label.setAccessibleLabel(name) }
  }

  override var naturalFill: Fill { [] }
}
