import ViewTree

/// What modifiers ask of the nodes that they surround, collected from the outside in.
///
/// Empty in most places, so it is one optional reference.
struct NodeModifiers: Equatable {
  private final class Storage {
    var meaning = Meaning()
    var appearance = Appearance()
    var events: EventSet = []

    init() {}

    init(_ other: Storage) {
      meaning = other.meaning
      appearance = other.appearance
      events = other.events
    }
  }

  private var storage: Storage?

  var meaning: Meaning {
    get { storage?.meaning ?? Meaning() }
    set { unique().meaning = newValue }
  }

  var appearance: Appearance {
    get { storage?.appearance ?? Appearance() }
    set { unique().appearance = newValue }
  }

  var events: EventSet {
    get { storage?.events ?? [] }
    set { unique().events = newValue }
  }

  private mutating func unique() -> Storage {
    if !isKnownUniquelyReferenced(&storage) {
      storage = storage.map(Storage.init) ?? Storage()
    }
    return storage!
  }

  static func == (lhs: NodeModifiers, rhs: NodeModifiers) -> Bool {
    if lhs.storage === rhs.storage { return true }
    guard let left = lhs.storage, let right = rhs.storage else { return false }
    return left.events == right.events && left.meaning == right.meaning
      && left.appearance == right.appearance
  }

  /// Adds the modifiers to a node. What the node says itself wins, being the inner one.
  func apply(to content: inout Content) {
    guard let storage else { return }
    content.events.formUnion(storage.events)
    content.meaning.inherit(storage.meaning)
    content.appearance.inherit(storage.appearance)
  }
}

extension Meaning {
  /// Fills in what is not set here from modifiers further out.
  mutating func inherit(_ outer: Meaning) {
    isDisabled = isDisabled || outer.isDisabled
    isHidden = isHidden || outer.isHidden
    isAccessibilityHidden = isAccessibilityHidden || outer.isAccessibilityHidden
    isHeading = isHeading || outer.isHeading
    label = label ?? outer.label
    value = value ?? outer.value
    hint = hint ?? outer.hint
    help = help ?? outer.help
    identifier = identifier ?? outer.identifier
    isFocused = isFocused ?? outer.isFocused
    shortcut = shortcut ?? outer.shortcut
    badge = badge ?? outer.badge
    actions += outer.actions
  }
}

extension Appearance {
  /// Fills in what is not set here from modifiers further out.
  mutating func inherit(_ outer: Appearance) {
    font = font ?? outer.font
    isBold = isBold ?? outer.isBold
    isItalic = isItalic ?? outer.isItalic
    isMonospaced = isMonospaced ?? outer.isMonospaced
    foreground = foreground ?? outer.foreground
    background = background ?? outer.background
    tint = tint ?? outer.tint
    padding = padding.union(outer.padding)
    width.inherit(outer.width)
    height.inherit(outer.height)
    alignment = alignment ?? outer.alignment
    textAlignment = textAlignment ?? outer.textAlignment
    lineLimit = lineLimit ?? outer.lineLimit
    opacity = opacity ?? outer.opacity
    cornerRadius = cornerRadius ?? outer.cornerRadius
    style = style ?? outer.style
    layoutPriority = layoutPriority ?? outer.layoutPriority
    direction = direction ?? outer.direction
  }
}

extension EdgeSteps {
  /// The larger distance at each edge.
  func union(_ other: EdgeSteps) -> EdgeSteps {
    EdgeSteps(
      top: max(top, other.top), bottom: max(bottom, other.bottom), start: max(start, other.start),
      end: max(end, other.end))
  }
}

extension SizeHint {
  mutating func inherit(_ outer: SizeHint) {
    minimum = minimum ?? outer.minimum
    ideal = ideal ?? outer.ideal
    maximum = maximum ?? outer.maximum
    expands = expands || outer.expands
  }
}
