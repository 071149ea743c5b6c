import ViewTree

/// An alert, dialog or sheet that is on screen.
package struct Presented {
  let node: Node
  /// The direction that it is laid out in, where it isn't the screen's.
  let direction: LayoutDirection?

  /// All that are on screen, the topmost last.
  static func all(in node: Node, _ outer: LayoutDirection? = nil) -> [Presented] {
    guard !node.content.meaning.isHidden else { return [] }
    let around = node.content.appearance.direction ?? outer
    return node.visibleChildren.flatMap { child in
      (child.content.isPresentation ? [Presented(node: child, inside: around)] : [])
        + all(in: child, around)
    }
  }

  init(node: Node, inside direction: LayoutDirection?) {
    self.node = node
    self.direction = node.content.appearance.direction ?? direction
  }
}

extension TextRenderer {
  /// What is presented, the topmost last.
  ///
  /// - Complexity: what is around presentations. Where there are none, nothing is looked at.
  var presented: [Presented] { presented(in: surface, surface.node, nil) }

  private func presented(
    in handle: Handle, _ node: Node, _ outer: LayoutDirection?
  ) -> [Presented] {
    guard handle.presentations > 0, !node.content.meaning.isHidden else { return [] }
    let around = node.content.appearance.direction ?? outer
    let visible = node.showsAllChildren ? nil : Set(node.visibleChildren.map(\.id))
    var result: [Presented] = []
    for (place, child) in handle.children.enumerated()
    where child.presentations > 0 && visible?.contains(child.id) != false {
      let value = node.children[place]
      if child.content.isPresentation { result.append(Presented(node: value, inside: around)) }
      result += presented(in: child, value, around)
    }
    return result
  }
}
