import GTK
import ViewTree

/// Rows in a frame, under a header and over a footer.
final class SectionNode: GTKNode {
  private let header = Label("", role: .heading)
  private let rows = Box(.vertical, spacing: 6)
  private let footer = Label()

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let outer = Box(.vertical, spacing: 6)
    super.init(id, content, renderer, outer)
    header.addStyle("heading")
    header.textPosition = 0
    footer.addStyle("caption")
    footer.addStyle("dim-label")
    footer.textPosition = 0
    footer.wraps = true
    for part in [header, rows, footer] { outer.append(part) }
  }

  override var container: (any Container)? { rows }
  override var naturalFill: Fill { super.naturalFill.union(.horizontal) }

  override func show(_ old: Element?) {
    guard case .section(let section) = content.element else { return }
    show(section.header, in: header)
    show(section.footer, in: footer)
  }

  override func align(_ child: GTKNode) {
    child.align(along: .vertical, alignment: Alignment(horizontal: .start))
  }

  private func show(_ text: StyledText?, in label: Label) {
    label.isVisible = text != nil
    label.show(text ?? "")
  }
}
