import IssueReporting
import ViewTree

/// Turns blueprints into mounts: keeps what matches, replaces what doesn't.
///
/// It never evaluates a body. A view that is new or changed is marked, and the engine's flush
/// evaluates it later, so that depth costs no stack.
extension Engine {
  /// Makes `slot` what the blueprint asks for.
  func reconcile(_ slot: Mount?, _ blueprint: Blueprint, parent: Mount, twin: Mount? = nil) -> Mount
  {
    guard let mount = slot else { return create(blueprint, parent: parent, twin: twin) }
    if update(mount, blueprint) { return mount }
    unmount(mount)
    return create(blueprint, parent: parent, twin: twin)
  }

  // MARK: Update

  /// Whether the mount could become what the blueprint asks for.
  private func update(_ mount: Mount, _ blueprint: Blueprint) -> Bool {
    switch blueprint.node {
    case .empty:
      return mount is EmptyMount

    case .element(let blueprint):
      guard let mount = mount as? ElementMount, mount.kind == blueprint.content.element.kind,
        mount.outlet == blueprint.outlet
      else { return false }
      update(mount, blueprint)
      return true

    case .scope(let blueprint):
      guard let mount = mount as? ScopeMount, mount.view.type == blueprint.view.type else {
        return false
      }
      update(mount, blueprint)
      return true

    case .sequence(let parts):
      guard let mount = mount as? SequenceMount else { return false }
      update(mount, parts)
      return true

    case .branch(let index, let box):
      guard let mount = mount as? BranchMount, mount.index == index else { return false }
      mount.content = reconcile(mount.content, box.blueprint, parent: mount)
      return true

    case .keyed(let key, let box):
      guard let mount = mount as? KeyedMount, mount.key == key else { return false }
      mount.content = reconcile(mount.content, box.blueprint, parent: mount)
      return true

    case .collection(let blueprint):
      guard let mount = mount as? CollectionMount else { return false }
      update(mount, blueprint)
      return true

    case .attached(let blueprint):
      guard let mount = mount as? AttachedMount,
        type(of: mount.attachment) == type(of: blueprint.attachment)
      else { return false }
      let old = mount.attachment
      mount.attachment = blueprint.attachment
      update(hoistsOf: mount, from: old, to: blueprint.attachment)
      mount.content = reconcile(mount.content, blueprint.content, parent: mount)
      if !isShadow { blueprint.attachment.updated(from: old, mount) }
      return true
    }
  }

  private func update(_ mount: ElementMount, _ blueprint: ElementBlueprint) {
    let lowered = lowered(blueprint)
    mount.handlers = lowered.handlers
    if lowered.handlers?.selection != nil { dirtySelections.append(mount) }
    if mount.base != lowered.content { refreshContent(of: mount, base: lowered.content) }
    mount.children = reconcile(mount.children, lowered.children, parent: mount)
  }

  private func update(_ mount: ScopeMount, _ blueprint: ScopeBlueprint) {
    let isSame =
      mount.context.modifiers == blueprint.context.modifiers
      && mount.context.environment.isSame(as: blueprint.context.environment)
      && mount.view.isEqual(to: blueprint.view)
    // NB: an equal view stays the old one, whose bindings and closures lead to the same places.
    if isSame {
      statistics.skippedViews += 1
      return
    }
    mount.view = blueprint.view
    mount.context = blueprint.context
    mark(mount)
  }

  private func update(_ mount: SequenceMount, _ parts: [Blueprint]) {
    let common = min(mount.parts.count, parts.count)
    for index in 0..<common {
      mount.parts[index] = reconcile(mount.parts[index], parts[index], parent: mount)
    }
    while mount.parts.count > parts.count { unmount(mount.parts.removeLast()) }
    for index in common..<parts.count {
      mount.parts.append(create(parts[index], parent: mount))
    }
  }

  // MARK: Create

  func create(_ blueprint: Blueprint, parent: Mount, twin: Mount? = nil) -> Mount {
    switch blueprint.node {
    case .empty:
      return EmptyMount(parent: parent)

    case .element(let blueprint):
      return create(blueprint, parent: parent, twin: twin as? ElementMount)

    case .scope(let blueprint):
      let twin = (twin as? ScopeMount).flatMap { $0.view.type == blueprint.view.type ? $0 : nil }
      let mount = ScopeMount(
        blueprint, engine: self, parent: parent, isShadow: isShadow, twin: twin)
      statistics.liveScopes += 1
      mark(mount)
      return mount

    case .sequence(let parts):
      let mount = SequenceMount(parent: parent)
      let twins = (twin as? SequenceMount)?.parts
      mount.parts = parts.enumerated().map { index, part in
        create(
          part, parent: mount, twin: twins.flatMap { $0.indices.contains(index) ? $0[index] : nil })
      }
      return mount

    case .branch(let index, let box):
      let mount = BranchMount(index, parent: parent)
      let twin = (twin as? BranchMount).flatMap { $0.index == index ? $0.content : nil }
      mount.content = create(box.blueprint, parent: mount, twin: twin)
      return mount

    case .keyed(let key, let box):
      let mount = KeyedMount(key, parent: parent)
      let twin = (twin as? KeyedMount).flatMap { $0.key == key ? $0.content : nil }
      mount.content = create(box.blueprint, parent: mount, twin: twin)
      return mount

    case .collection(let blueprint):
      let mount = CollectionMount(parent: parent)
      let twin = twin as? CollectionMount
      if isVirtual(mount, twin: twin) {
        mount.rows = RowsMount(blueprint, twin: twin)
        markWindowDirty(of: mount.host)
      } else {
        fill(mount, blueprint, twin: twin)
      }
      return mount

    case .attached(let blueprint):
      let mount = AttachedMount(blueprint.attachment, engine: self, parent: parent)
      if blueprint.attachment.isHoisted {
        mount.addHoists(1)
        markHoistDirty(of: mount)
      }
      mount.content = create(
        blueprint.content, parent: mount, twin: (twin as? AttachedMount)?.content)
      if !isShadow { blueprint.attachment.mounted(mount) }
      return mount
    }
  }

  func create(
    _ blueprint: ElementBlueprint, parent: Mount?, twin: ElementMount?
  ) -> ElementMount {
    let kind = blueprint.content.element.kind
    let blueprint = lowered(blueprint)
    let twin = twin.flatMap { $0.kind == kind && $0.outlet == blueprint.outlet ? $0 : nil }
    let id = isShadow ? twin?.id ?? NodeID(rawValue: .max) : Self.nextID()
    let mount = ElementMount(id, blueprint, parent: parent)
    if kind != blueprint.content.element.kind {
      mount.original = kind
      statistics.loweredNodes += 1
    }
    if isVirtual(mount, blueprint) {
      mount.window = RowsWindow(twin: isShadow ? twin?.window : nil)
      markWindowDirty(of: mount)
    }
    if !isShadow {
      nodes[mount.id] = mount
      statistics.liveNodes += 1
      if mount.handlers != nil { statistics.liveHandlers += 1 }
    }
    if mount.outlet != .content { mount.addHoists(1) }
    if mount.outlet == .destination { markTitleDirty(of: mount.place) }
    if parent != nil {
      let adopter = mount.adopter
      if adopter == nil { reportUnadopted(mount) }
      markListDirty(of: adopter)
    }
    mount.children = create(blueprint.children, parent: mount, twin: twin?.children)
    return mount
  }

  private func reportUnadopted(_ mount: ElementMount) {
    guard mount.outlet == .destination, !isShadow else { return }
    reportIssue(
      """
      A "navigationDestination" was presented outside of a "NavigationStack".

        \(mount.scope?.path ?? "")

      There is no stack to push its screen onto, so nothing is shown. This happens when the modifier \
      is on the stack itself instead of on a view inside, or when a sheet has no stack of its own.

      To fix this, put a "NavigationStack" around the view that has the modifier.
      """)
  }

  // MARK: Unmount

  /// Ends everything in a mount. The nodes go with the next batch.
  func unmount(_ mount: Mount) {
    if mount.hoistCount > 0 { mount.parent?.addHoists(-mount.hoistCount) }
    var pending: [Mount] = [mount]
    while let next = pending.popLast() {
      next.markUnmounted()
      switch next {
      case let element as ElementMount:
        markListDirty(of: element.adopter)
        if element.outlet == .destination { markTitleDirty(of: element.place) }
        if !isShadow, nodes.removeValue(forKey: element.id) != nil {
          statistics.liveNodes -= 1
          if element.handlers != nil {
            statistics.liveHandlers -= 1
            graves.add(element.id, "\(element.kind)")
          }
        }
        element.handlers = nil
      case let scope as ScopeMount:
        statistics.liveScopes -= 1
        scope.end()
      case let attached as AttachedMount:
        if attached.attachment.isHoisted { markHoistDirty(of: attached) }
        if !isShadow { attached.attachment.unmounted(attached) }
      default: break
      }
      pending += next.below.reversed()
    }
  }

  // MARK: Dirt

  /// The nodes in a host, or their order, may have changed.
  func markListDirty(of host: ElementMount?) {
    markWindowDirty(of: host)
    markListChanged(of: host)
  }

  /// The list of a host's nodes may have changed.
  func markListChanged(of host: ElementMount?) {
    guard let host, !host.isListDirty else { return }
    host.isListDirty = true
    if host.handlers?.selection != nil { dirtySelections.append(host) }
    dirtyLists.append(host)
  }

  private func update(hoistsOf mount: AttachedMount, from old: Attachment, to new: Attachment) {
    if old.isHoisted != new.isHoisted { mount.addHoists(new.isHoisted ? 1 : -1) }
    if old.isHoisted || new.isHoisted { markHoistDirty(of: mount) }
  }

  private func markHoistDirty(of mount: AttachedMount) {
    if mount.attachment.preference != nil { arePreferencesDirty = true }
    markTitleDirty(of: mount.place)
  }

  func markTitleDirty(of place: ElementMount?) {
    guard let place else { return }
    // A screen's title may be its window's.
    if place.kind == .screen { markTitleDirty(of: place.place) }
    guard !place.isTitleDirty else { return }
    place.isTitleDirty = true
    dirtyTitles.append(place)
  }

  /// Brings what the node is in line with what was asked for and what is hoisted into it.
  func refreshContent(of mount: ElementMount, base: Content? = nil) {
    let base = base ?? mount.base
    var content = base
    if mount.isPlace { hoist(into: &content, of: mount) }
    if mount.isCovered { content.meaning.isHidden = true }
    if let window = mount.window {
      content.element.window = RowWindow(start: window.rows.lowerBound, total: window.total)
      content.events.insert(.show)
    }
    if case .list(let old) = mount.content.element, case .list(var new) = content.element {
      new.selection = old.selection
      content.element = .list(new)
    }
    if mount.setContent(content, base: base), mount.isMade { dirtyContents.append(mount) }
  }
}
