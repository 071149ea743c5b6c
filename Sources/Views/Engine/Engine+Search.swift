import ViewTree

/// Which nodes end up in which: content where it was written, other outlets further up.
extension Engine {
  /// The children of a node in their final order.
  func nodes(in host: ElementMount) -> [ElementMount] {
    if let window = host.window { return nodes(in: host, window) + presentations(in: host) }
    var content: [ElementMount] = []
    var presentations: [ElementMount] = []
    var pending: [Mount] = host.below.reversed()
    while let mount = pending.popLast() {
      guard let element = mount as? ElementMount else {
        pending += mount.below.reversed()
        continue
      }
      switch element.outlet {
      case .content: content.append(element)
      case .presentation: presentations.append(element)
      case .toolbar, .destination: break
      }
    }
    for outlet in [Outlet.toolbar, .destination] where host.adopts(outlet) {
      content += adopted(by: host, outlet)
    }
    return content + presentations
  }

  /// What is presented over a node from its content.
  private func presentations(in host: ElementMount) -> [ElementMount] {
    var result: [ElementMount] = []
    search(below: host) { mount in
      guard let element = mount as? ElementMount else { return .enter }
      if element.outlet == .presentation { result.append(element) }
      return .skip
    }
    return result
  }

  /// The nodes of an outlet anywhere below that a host adopts, in reading order.
  private func adopted(by host: ElementMount, _ outlet: Outlet) -> [ElementMount] {
    var result: [ElementMount] = []
    search(below: host) { mount in
      guard let element = mount as? ElementMount else { return .enter }
      if element.outlet == outlet { result.append(element) }
      return element.adopts(outlet) || element.kind == .sheet ? .skip : .enter
    }
    return result
  }

  /// Puts what views inside say about their screen, window or sheet into its content: the outermost
  /// title, and whether closing is blocked. A window without a title of its own is called what the
  /// screen on top of its stack is.
  func hoist(into content: inout Content, of place: ElementMount) {
    var title: String?
    var screenTitle: String?
    var screen: ElementMount?
    var blocksDismissal = false
    search(below: place) { mount in
      if let attached = mount as? AttachedMount {
        if screen != nil, attached.place === screen {
          screenTitle = screenTitle ?? attached.attachment.title
        } else if attached.place === place {
          title = title ?? attached.attachment.title
        }
        blocksDismissal = blocksDismissal || attached.attachment.blocksDismissal
      }
      guard let element = mount as? ElementMount, element.isPlace else { return .enter }
      // A screen of a stack in a sheet says whether the sheet may be closed, not what it is called.
      guard place.kind != .screen, element.kind == .screen else { return .skip }
      guard place.kind == .window else { return .enter }
      screen = element
      screenTitle = nil
      return .enter
    }
    title = title ?? screenTitle
    switch content.element {
    case .window(var window):
      window.title = title ?? window.title
      content.element = .window(window)
    case .screen(var screen):
      screen.title = title ?? screen.title
      content.element = .screen(screen)
    case .sheet(var sheet):
      if blocksDismissal { sheet.canDismiss = false }
      content.element = .sheet(sheet)
    default:
      // A place that was lowered is called what it would be titled.
      if let title, place.kind != .sheet { content.meaning.label = title }
    }
  }

  enum SearchStep {
    case enter, skip, stop
  }

  /// Visits the mounts below one in reading order, except those that hold nothing hoisted.
  func search(below root: Mount, _ visit: (Mount) -> SearchStep) {
    var pending: [Mount] = root.below.reversed()
    while let mount = pending.popLast() {
      guard mount.hoistCount > 0 else { continue }
      switch visit(mount) {
      case .enter: pending += mount.below.reversed()
      case .skip: break
      case .stop: return
      }
    }
  }
}
