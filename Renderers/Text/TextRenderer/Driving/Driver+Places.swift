import ViewTree

extension Driver {
  /// Goes back to the screen below, as the back button does.
  package func back() throws(Refusal) {
    guard let (stack, screens) = stack(in: renderer.tree), screens.count > 1,
      case .screen(let last) = screens[screens.count - 1].content.element
    else { throw Refusal("Can't go back: there is no screen below this one.") }
    if let cover = index.cover,
      index.entries.first(where: { $0.id == stack })?.obstacle != nil
        || isCovered(screens[screens.count - 1].id)
    {
      throw Refusal(
        "Can't go back: the screen is covered by \(cover), so a user couldn't either.")
    }
    guard last.canGoBack else {
      throw Refusal("Can't go back: the screen \(quoted(last.title)) has no back button.")
    }
    renderer.events?(Event(stack, .back(to: screens[screens.count - 2].id)))
  }

  private func isCovered(_ screen: NodeID) -> Bool {
    index.entries.first { $0.id == screen }?.obstacle?.hasPrefix("is covered") == true
  }

  /// The title of the visible screen, or `nil` where there is no navigation stack.
  package var title: String? {
    guard let (_, screens) = stack(in: renderer.tree),
      case .screen(let screen)? = screens.last?.content.element
    else { return nil }
    return screen.title
  }

  /// Closes an alert, dialog or sheet without a choice, as Escape or a click beside it does.
  package func dismiss(_ query: Query) throws(Refusal) {
    let entry = try reach(query, to: "dismiss")
    guard entry.content.element.kind.outlet == .presentation, entry.part == nil else {
      throw Refusal("Can't dismiss \(query.description): a \(entry.word) isn't presented.")
    }
    if case .sheet(let sheet) = entry.content.element, !sheet.canDismiss {
      throw Refusal("Can't dismiss \(query.description): it may not be dismissed now.")
    }
    renderer.events?(Event(entry.id, .dismiss))
  }

  /// Asks the window to close, as its title bar does.
  package func close() throws(Refusal) {
    guard let window = renderer.tree.children.last(where: { $0.content.element.kind == .window })
    else { throw Refusal("Can't close the window: there is none.") }
    guard window.content.events.contains(.close) else {
      throw Refusal("Can't close the window: nothing handles it, so nothing happens.")
    }
    renderer.events?(Event(window.id, .close))
  }

  /// Scrolls until a thing is in sight.
  package func scroll(to query: Query) throws(Refusal) {
    let entry = try reach(query, to: "scroll to", mayBeOutOfSight: true)
    guard !isInSight(entry) else { return }
    // What scrolls within something that scrolls is laid out only once that is in sight.
    for node in renderer.tree.path(to: entry.id) {
      let record = LayoutRecord(wanted: renderer.handles[entry.id]?.node)
      _ = renderer.draw(width: width, height: height, record: record)
      if let offset = record.offsets[node.id] { renderer.user.scroll[node.id] = offset }
      if isInSight(entry) { return }
    }
    throw Refusal("Can't scroll to \(query.description): nothing around it scrolls that far.")
  }

  /// The innermost navigation stack that is on screen.
  private func stack(in node: Node) -> (NodeID, [Node])? {
    for child in node.visibleChildren.reversed() {
      if let deeper = stack(in: child) { return deeper }
    }
    guard node.content.element.kind == .navigationStack else { return nil }
    return (node.id, node.children.filter { $0.content.element.kind == .screen })
  }
}

extension Node {
  /// The nodes from this one down to another, both included; empty where it isn't below.
  func path(to id: NodeID) -> [Node] {
    if self.id == id { return [self] }
    for child in children {
      let rest = child.path(to: id)
      if !rest.isEmpty { return [self] + rest }
    }
    return []
  }
}
