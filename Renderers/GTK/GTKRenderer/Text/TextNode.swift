import GTK
import ViewTree

/// Text is a label; a heading is one that says so.
final class TextNode: GTKNode {
  private var label: Label

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    label = Label("", role: content.meaning.isHeading ? .heading : .text)
    super.init(id, content, renderer, label)
  }

  override func show(_ old: Element?) {
    guard case .text(let text) = content.element else { return }
    label.show(text.text)
    // GTK names a label by its text whenever that is set.
    if let name = content.meaning.label { label.setAccessibleLabel(name) }
    let wraps = text.text.plain.utf8.count > Self.shortLength
    guard label.wraps != wraps else { return }
    label.wraps = wraps
    parent?.align(self)
  }

  override func roleChanged() {
    // GTK gives a widget its role when it is made.
    label = Label("", role: content.meaning.isHeading ? .heading : .text)
    replaceWidget(with: label)
    show(nil)
  }

  /// What has room in one line of the narrowest column. Lines that may break cost several times as
  /// much to lay out.
  private static let shortLength = 12

  /// Puts a short text where a column wants it, in all the width that there is. Returns `false` where
  /// the label itself has to be put there, since its edges are seen or it may have several lines.
  ///
  /// A label that fills its room needn't be measured to be placed.
  func alignText(_ alignment: HorizontalAlignment) -> Bool {
    let appearance = content.appearance
    guard !label.wraps, appearance.background == nil, appearance.cornerRadius == nil,
      appearance.textAlignment == nil, appearance.lineLimit == nil
    else { return false }
    label.textPosition =
      switch alignment {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    return true
  }

  override var naturalFill: Fill { [] }
}
