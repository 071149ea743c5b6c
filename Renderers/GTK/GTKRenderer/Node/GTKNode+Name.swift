import GTK
import ViewTree

extension GTKNode {
  /// The accessible name that the element gives, where GTK doesn't find it itself.
  var ownName: String? {
    switch content.element {
    case .textField(let field): field.prompt.isEmpty ? nil : field.prompt
    case .picker(let picker): picker.label
    case .menu(let menu): menu.label.plain
    case .image(let image): image.alternative
    default: nil
    }
  }

  /// The words that the node shows, or is called by.
  var words: String {
    if content.meaning.isHidden { return "" }
    if let label = content.meaning.label { return label }
    return switch content.element {
    case .text(let text): text.text.plain
    case .image(let image): image.alternative ?? ""
    default: wordsOfChildren
    }
  }

  private var wordsOfChildren: String {
    children.lazy.filter(\.isContent).map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name of the node, or of one below it, may be another one now.
  func nameChanged() {
    var node: GTKNode? = self
    while let next = node {
      if next.isNamedByChildren { return next.applyName() }
      switch next.content.element {
      case .text, .image, .stack, .group: node = next.parent
      default: return
      }
    }
  }

  /// Names the control by what its children say, unless it was given another name.
  func applyName() {
    let name = content.meaning.label ?? wordsOfChildren
    control.setAccessibleLabel(name.isEmpty ? nil : name)
    named(name)
  }
}
