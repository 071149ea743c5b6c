import ViewTree

extension Engine {
  /// Takes what a user did: handles it, flushes, and answers, in one turn.
  ///
  /// An event that arrives while another is handled or a batch is sent waits for its turn.
  public func receive(_ event: Event) {
    events.append(event)
    handleQueuedEvents()
  }

  func handleQueuedEvents() {
    guard !isHandling, !isFlushing else { return }
    isHandling = true
    defer { isHandling = false }
    while !events.isEmpty {
      let event = events.removeFirst()
      inbox.attend()
      handle(event)
      flush()
    }
    _ = inbox.rest()
  }

  private func handle(_ event: Event) {
    guard let mount = nodes[event.node] else {
      drop(event, .nodeIsGone(graves.name(of: event.node)))
      return
    }
    if case .edit(let edit) = event.kind { answers.append((mount, edit.revision)) }
    if event.kind.needsEnabled, let reason = mount.refusal {
      drop(event, reason)
      return
    }
    if case .dismiss = event.kind, mount.staysOpen {
      drop(event, .staysOpen)
      return
    }
    statistics.handledEvents += 1
    if case .close = event.kind, decidesClosing(of: mount) { return }
    if case .back(let id) = event.kind { return goBack(in: mount, to: id, event) }
    if case .show(let rows) = event.kind, let window = mount.window {
      if window.show(rows) { markWindowDirty(of: mount) }
      return
    }
    if case .select(let indices) = event.kind, let selection = mount.handlers?.selection {
      return selection.select(tags(at: indices, in: mount))
    }
    let isHandled = editRows(event.kind, of: mount) ?? deliver(event.kind, to: mount)
    if !isHandled { drop(event, .nobodyListens) }
  }

  /// Offers an event to the node, then to what is attached around it.
  private func deliver(_ kind: Event.Kind, to element: ElementMount) -> Bool {
    var isHandled = false
    if let handlers = element.handlers, handlers.events.contains(kind.member) {
      handlers.handle(kind)
      isHandled = true
      if !kind.bubbles { return true }
    }
    var mount = element.parent
    while let next = mount {
      if next is ElementMount, !kind.bubbles { break }
      if let attached = next as? AttachedMount, attached.attachment.handle(kind) {
        isHandled = true
        if !kind.isShared { return true }
      }
      mount = next.parent
    }
    return isHandled
  }

  /// Asks every screen above `id` to be dismissed, the lowest first: it often takes the others along.
  private func goBack(in stack: ElementMount, to id: NodeID, _ event: Event) {
    guard let index = stack.shown.firstIndex(where: { $0.id == id }) else {
      return drop(event, .nodeIsGone(graves.name(of: id)))
    }
    for screen in stack.shown[(index + 1)...] where screen.isMounted {
      if !deliver(.dismiss, to: screen) { drop(event, .nobodyListens) }
      flush()
    }
  }

  private func drop(_ event: Event, _ reason: DroppedEvent.Reason) {
    statistics.droppedEvents += 1
    if droppedEvents.count == 100 { droppedEvents.removeFirst() }
    droppedEvents.append(DroppedEvent(event: event, reason: reason))
  }
}

extension ElementMount {
  /// Whether only state closes it, whatever the platform lets a user do.
  fileprivate var staysOpen: Bool {
    if case .sheet(let sheet) = content.element { !sheet.canDismiss } else { false }
  }

  /// Why a user can't act on the node now, or `nil` where they can.
  fileprivate var refusal: DroppedEvent.Reason? {
    var element: ElementMount? = self
    while let next = element {
      if next.content.meaning.isHidden { return .hidden }
      if next.content.meaning.isDisabled { return .disabled }
      // What is presented from a disabled or hidden view isn't part of it.
      if next.outlet != .content { return nil }
      element = next.host
    }
    return nil
  }
}

extension Event.Kind {
  /// Whether a disabled or hidden node refuses it. What the platform did already is taken note of.
  fileprivate var needsEnabled: Bool {
    switch self {
    case .focus, .dismiss, .back, .close, .show: false
    default: true
    }
  }

  /// Whether views far around the node may handle it.
  fileprivate var bubbles: Bool {
    switch self {
    case .submit, .refresh: true
    default: false
    }
  }

  /// Whether everybody who listens is told, not only the nearest.
  fileprivate var isShared: Bool {
    switch self {
    case .submit, .focus: true
    default: false
    }
  }
}
