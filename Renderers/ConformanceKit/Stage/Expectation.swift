import ViewTree

/// What a tree must read as, by what its nodes mean.
///
/// Only what the vocabulary promises is in it: the focus, carets, and where presentations and toolbar
/// items sit are left out on both sides.
enum Expectation {
  /// What is on screen of these windows.
  static func readings(of windows: [Node]) -> [Reading] {
    Canonical.of(Reading.readings(of: windows))
  }
}

extension Reading {
  /// What windows read as by what their nodes mean.
  ///
  /// For probes of renderers that keep the whole tree and draw it afresh, so that the tree is all
  /// there is to read; add what the platform knows by itself, such as the focus.
  public static func readings(of windows: [Node]) -> [Reading] {
    windows.flatMap { read($0, isDisabled: false, isSelected: false) }
  }

  private static func read(_ node: Node, isDisabled: Bool, isSelected: Bool) -> [Reading] {
    let content = node.content
    let meaning = content.meaning
    guard !meaning.isHidden else { return [] }
    let isDisabled = isDisabled || meaning.isDisabled
    var reading = Reading(
      node.id, content.role, name: node.accessibleName, value: node.accessibleValue)
    reading.isEnabled = !isDisabled
    reading.isSelected = isSelected
    reading.isDecoration = meaning.isAccessibilityHidden
    reading.hint = meaning.hint
    reading.help = meaning.help
    reading.identifier = meaning.identifier
    reading.badge = meaning.badge
    reading.actions = meaning.actions.map(\.label.plain)
    switch content.element {
    case .image(let image):
      if image.alternative == nil, meaning.label == nil { reading.isDecoration = true }
    case .picker(let picker): reading.options = picker.options.map(\.plain)
    case .tabs(let tabs): reading.options = tabs.tabs.map(\.label.plain)
    case .section(let section): reading.texts = section.footer.map { [$0.plain] } ?? []
    case .alert(let alert), .dialog(let alert):
      reading.texts = alert.message.map { [$0.plain] } ?? []
      reading.options = alert.buttons.map(\.label.plain)
    default: break
    }
    var chosen: Set<Int> = []
    if case .list(let list) = content.element, list.selectionMode != .none {
      chosen = list.selection
    }
    let start = content.element.window?.start ?? 0
    let visible = Set(node.visibleChildren.map(\.id))
    for (index, child) in node.children.enumerated() where visible.contains(child.id) {
      let kind = child.content.element.kind
      // What is presented can be used whatever is behind it; the screens of a stack are its content.
      let inherits = kind.outlet == .content || kind == .screen
      reading.children += read(
        child, isDisabled: inherits && isDisabled, isSelected: chosen.contains(start + index))
    }
    return [reading]
  }
}

/// Readings in one form, so that platforms which build their screens differently compare.
enum Canonical {
  /// Layout containers are transparent, labels of controls and entries of closed menus are left out,
  /// toolbar items and what is presented follow at the end.
  static func of(_ readings: [Reading]) -> [Reading] {
    var lifted: [Reading] = []
    let main = readings.flatMap { flatten($0, &lifted) }
    let bars = lifted.filter { $0.role == .toolbar }
      .sorted { "\($0)" < "\($1)" }
    return main + bars + lifted.filter { $0.role != .toolbar }
  }

  private static func flatten(_ reading: Reading, _ lifted: inout [Reading]) -> [Reading] {
    var reading = reading
    reading.isFocused = false
    reading.selection = nil
    let isLifted = [.toolbar, .alert, .dialog, .sheet].contains(reading.role)
    let place = lifted.count
    // What is presented from something presented comes after it.
    if isLifted { lifted.append(reading) }
    let children = reading.children.flatMap { flatten($0, &lifted) }
    let isNamedByChildren = [.button, .toggle, .slider, .stepper, .progress].contains(reading.role)
    reading.children = isNamedByChildren || reading.role == .menu ? [] : children
    if isLifted {
      lifted[place] = reading
      return []
    }
    return reading.role == .none && isTransparent(reading) ? reading.children : [reading]
  }

  private static func isTransparent(_ reading: Reading) -> Bool {
    var plain = Reading(reading.node, .none, children: reading.children)
    plain.isEnabled = reading.isEnabled
    plain.isSelected = reading.isSelected
    plain.isDecoration = reading.isDecoration
    plain.identifier = reading.identifier
    return plain == reading && !reading.isSelected
  }
}

extension [Reading] {
  /// The same with ids that say nothing, so that a tree compares with another one like it.
  var anonymous: [Reading] {
    map { reading in
      var reading = reading
      reading.node = .surface
      reading.children = reading.children.anonymous
      return reading
    }
  }
}
