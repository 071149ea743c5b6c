import ViewTree

extension ScreenIndex {
  /// Takes over what a node shows now, where nothing but that has changed: the names of what it is
  /// the label of, and of rows that it is in.
  ///
  /// - Complexity: its depth, and the size of the rows that it is in.
  @MainActor
  mutating func refresh(_ handle: TextRenderer.Handle) {
    var next: TextRenderer.Handle? = handle
    while let around = next {
      next = around.parent
      let node = around.node
      let isNamed = around === handle || node.isNamedByItsChildren
      setContent(of: node, isNamed: isNamed)
    }
  }
}

extension Content {
  /// Whether a change leaves everything as it was but what is shown: nothing else on screen is in
  /// reach or out of it, or has another role.
  func showsOtherwise(than new: Content) -> Bool {
    switch new.element.kind {
    case .text, .button, .textField, .toggle, .slider, .stepper, .progress, .image, .datePicker,
      .chart:
      element.kind == new.element.kind && role == new.role && events == new.events
        && meaning == new.meaning
    default: false
    }
  }
}
