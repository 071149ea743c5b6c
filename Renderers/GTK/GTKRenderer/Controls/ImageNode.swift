import GTK
import ViewTree

/// An icon of the theme, or a picture from a file. What isn't there is said in words.
final class ImageNode: GTKNode {
  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    super.init(id, content, renderer, Self.makeWidget(content.element))
  }

  override var naturalFill: Fill { [] }

  override func show(_ old: Element?) {
    guard case .image(let image) = content.element else { return }
    if old != nil {
      let new = Self.makeWidget(content.element)
      moveLooks(to: new) { replaceWidget(with: new) }
    }
    let name = content.meaning.label ?? image.alternative
    core.setAccessibleLabel(name)
    core.setAccessibleHidden(name == nil || content.meaning.isAccessibilityHidden)
  }

  private static func makeWidget(_ element: Element) -> Widget {
    guard case .image(let image) = element else { return Box(.horizontal) }
    switch image.source {
    case .symbol(let name):
      return makeIcon(name, words: image.alternative ?? Symbol.words(for: name))
    case .named(let name):
      return makeIcon(name, words: image.alternative ?? name)
    case .file(let path):
      let picture = Picture(path: path)
      return picture.isEmpty ? makeWords(image.alternative ?? path) : picture
    }
  }

  private static func makeIcon(_ name: String, words: String) -> Widget {
    guard let icon = Symbol.icon(name) else { return makeWords(words) }
    return Image(.icon(icon))
  }

  private static func makeWords(_ words: String) -> Widget {
    let label = Label(words)
    label.addStyle("oriel-words")
    label.lineLimit = 1
    return label
  }
}
