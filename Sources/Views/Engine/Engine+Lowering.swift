import ViewTree

/// Elements of kinds that the target doesn't draw become simpler ones before they are compared.
extension Engine {
  func lowered(_ blueprint: ElementBlueprint) -> ElementBlueprint {
    guard !kinds.contains(blueprint.content.element.kind),
      let lowered = blueprint.content.lowered()
    else { return blueprint }
    var children = blueprint.children
    if case .tabs(let tabs) = blueprint.content.element {
      children = children.hidingAll(but: tabs.selection)
    }
    return element(
      lowered, outlet: blueprint.outlet, handlers: blueprint.handlers, original: children,
      target: blueprint.handlers)
  }

  private func element(
    _ lowered: Lowered, outlet: Outlet, handlers: Handlers?, original: Blueprint, target: Handlers?
  ) -> ElementBlueprint {
    let children = lowered.children.map { child in
      switch child {
      case .content:
        return original
      case .node(let node):
        let handlers = node.sends.map { event in
          Handlers(node.content.events) { _ in target?.handle(event) }
        }
        return Blueprint(
          .element(
            element(
              node, outlet: .content, handlers: handlers, original: original, target: target)))
      }
    }
    return ElementBlueprint(
      lowered.content, outlet: outlet, handlers: handlers, children: Blueprint(.sequence(children)))
  }

  /// Hides the screens under the last one, for a target that has no navigation stacks.
  func hideCoveredScreens(in screens: [ElementMount]) {
    for (index, screen) in screens.enumerated() where screen.kind == .screen {
      screen.isCovered = index < screens.count - 1
      refreshContent(of: screen)
    }
  }
}

extension Blueprint {
  /// The parts of a sequence of elements, of which one may be seen.
  fileprivate func hidingAll(but index: Int?) -> Blueprint {
    guard case .sequence(let parts) = node else { return self }
    for (position, part) in parts.enumerated() {
      if case .element(let element) = part.node, position != index {
        element.content.meaning.isHidden = true
      }
    }
    return self
  }
}
