import ViewTree

/// Turns what has changed in the mounts into one batch of patches.
extension Engine {
  func emit() {
    var patches: [Patch] = []
    for host in dirtyLists where host.original == .navigationStack && host.isMounted {
      hideCoveredScreens(in: nodes(in: host))
    }
    for place in dirtyTitles where place.isMounted { refreshContent(of: place) }
    for place in dirtyTitles { place.isTitleDirty = false }
    dirtyTitles = []

    for list in dirtySelections where list.isMounted {
      if refreshSelection(of: list), list.isMade { dirtyContents.append(list) }
    }
    dirtySelections = []

    for mount in dirtyContents {
      if mount.isMounted, let told = mount.told, told != mount.content {
        patches.append(.update(mount.id, from: told, to: mount.content))
      }
      mount.told = nil
    }
    dirtyContents = []

    if let root, !root.isMade {
      make(root, into: &patches)
      patches.append(.insert(root.id, into: .surface, at: 0))
    }
    for host in dirtyLists where host.isListDirty {
      host.isListDirty = false
      guard host.isMounted, host.isMade else { continue }
      updateList(of: host, into: &patches)
    }
    dirtyLists = []

    for (mount, revision) in answers where mount.isMounted {
      guard let text = mount.handlers?.text?() else { continue }
      patches.append(.answer(mount.id, TextAnswer(revision: revision, text: text)))
    }
    answers = []
    for window in laidOutWindows { window.commit() }
    laidOutWindows = []
    if !patches.isEmpty { send(patches) }
  }

  func send(_ patches: [Patch]) {
    guard !isShadow else { return }
    statistics.count(patches)
    target?.apply(patches)
  }

  /// Makes a node with everything in it, children before they are inserted.
  private func make(_ root: ElementMount, into patches: inout [Patch]) {
    struct Frame {
      let mount: ElementMount
      var next = 0
    }
    func begin(_ mount: ElementMount) -> Frame {
      mount.isMade = true
      mount.told = nil
      mount.isListDirty = false
      if mount.isTitleDirty { refreshContent(of: mount) }
      if mount.handlers?.selection != nil { _ = refreshSelection(of: mount) }
      mount.shown = nodes(in: mount)
      patches.append(.make(mount.id, mount.content))
      return Frame(mount: mount)
    }
    var frames = [begin(root)]
    while var frame = frames.popLast() {
      if frame.next > 0 {
        let child = frame.mount.shown[frame.next - 1]
        patches.append(.insert(child.id, into: frame.mount.id, at: frame.next - 1))
      }
      guard frame.next < frame.mount.shown.count else { continue }
      let child = frame.mount.shown[frame.next]
      frame.next += 1
      frames.append(frame)
      frames.append(begin(child))
    }
  }

  private func updateList(of host: ElementMount, into patches: inout [Patch]) {
    let new = nodes(in: host)
    let old = host.shown
    host.shown = new
    let difference = ListDifference(from: old, to: new)
    for step in difference.steps {
      switch step {
      case .remove(let index, let element):
        patches.append(.remove(element.id, from: host.id, at: index))
        if element.isMounted { renew(element) }
      case .move(let element, let from, let to):
        patches.append(.move(element.id, in: host.id, from: from, to: to))
      case .insert(let element, let index):
        make(element, into: &patches)
        patches.append(.insert(element.id, into: host.id, at: index))
      }
    }
  }

  /// Gives a node that stays mounted but isn't shown for now, and all in it, ids for the next time.
  private func renew(_ root: ElementMount) {
    var pending = [root]
    while let mount = pending.popLast() {
      nodes[mount.id] = nil
      graves.add(mount.id, "\(mount.kind)")
      pending += mount.shown
      mount.renew(Self.nextID())
      nodes[mount.id] = mount
    }
  }
}
