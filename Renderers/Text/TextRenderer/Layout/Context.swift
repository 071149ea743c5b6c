import ViewTree

/// The room that a node may use.
struct Space {
  var width: Int
  var height: Int?
}

/// What a node inherits from those around it.
struct Context {
  var isDisabled = false
  var style: CellStyle = []
  var textAlignment = HorizontalAlignment.start
  var lineLimit: Int?
  /// Which way lines run here. Everything is laid out from left to right, and mirrored where this
  /// changes.
  var direction = LayoutDirection.leftToRight {
    didSet { style.set(.startsRight, direction == .rightToLeft) }
  }

  init(direction: LayoutDirection = .leftToRight) {
    self.direction = direction
    style.set(.startsRight, direction == .rightToLeft)
  }

  func inside(_ content: Content) -> Context {
    var copy = self
    if content.meaning.isDisabled { copy.isDisabled = true }
    copy.style.formUnion(CellStyle(content.appearance))
    if copy.isDisabled { copy.style.formUnion(.inactive) }
    if let alignment = content.appearance.textAlignment { copy.textAlignment = alignment }
    if let limit = content.appearance.lineLimit { copy.lineLimit = limit }
    if let direction = content.appearance.direction { copy.direction = direction }
    return copy
  }
}

extension Node {
  /// The direction of the whole screen: the tree's own, else that of its window.
  var baseDirection: LayoutDirection {
    content.appearance.direction
      ?? children.lazy.compactMap { child in
        child.content.element.kind == .window ? child.content.appearance.direction : nil
      }.first ?? .leftToRight
  }
}
