import ViewTree

/// One mounted node.
final class ElementMount: Mount {
  /// A node that a window leaves out gets a new one when it comes back.
  private(set) var id: NodeID
  let outlet: Outlet
  /// What evaluation asked for, where that differs from what the node is: hoisted values were put in.
  private var ownBase: Content?
  /// What the node is now.
  private(set) var content: Content
  /// What the target was told, where that differs and the target is still to be told.
  var told: Content?
  var handlers: Handlers?
  var children: Mount?

  /// Whether the target has made the node.
  var isMade = false
  /// The children that the target was told of, all outlets in order.
  var shown: [ElementMount] = []
  var isListDirty = false
  var isTitleDirty = false
  /// Which of its rows are there, where not all of them need be.
  var window: RowsWindow?

  init(_ id: NodeID, _ blueprint: ElementBlueprint, parent: Mount?) {
    self.id = id
    outlet = blueprint.outlet
    content = blueprint.content
    handlers = blueprint.handlers
    super.init(parent: parent)
  }

  override var below: [Mount] { children.map { [$0] } ?? [] }

  /// What evaluation asked for.
  var base: Content { ownBase ?? content }

  /// Makes the node what evaluation asks for, changed by what is hoisted into it. Returns whether the
  /// node changed.
  func setContent(_ new: Content, base: Content) -> Bool {
    let isOwn = ownBase == nil && base == new
    if !isOwn { ownBase = base }
    guard content != new else { return false }
    if isMade, told == nil { told = content }
    content = new
    return true
  }

  /// The target has forgotten the node: should it be made again, it is another one.
  func renew(_ id: NodeID) {
    self.id = id
    isMade = false
    told = nil
    shown = []
  }

  /// Whether nodes of an outlet further down end up in this one.
  func adopts(_ outlet: Outlet) -> Bool {
    switch outlet {
    case .content, .presentation: true
    case .toolbar: isPlace
    case .destination: kind == .navigationStack
    }
  }

  /// A node with a title and a bar of its own.
  var isPlace: Bool { kind == .screen || kind == .window || kind == .sheet }

  /// The kind that the author asked for, also where it was lowered.
  var kind: Kind { original ?? content.element.kind }
  /// The kind that the author asked for, where the target doesn't draw it.
  var original: Kind?
  /// Under another screen, on a target that can't stack screens.
  var isCovered = false

  /// The node that adopts this one, or `nil` where there is none: a screen outside of a stack.
  var adopter: ElementMount? {
    var candidate = host
    while let next = candidate {
      if next.adopts(outlet) { return next }
      if next.kind == .sheet { return nil }
      candidate = next.host
    }
    return nil
  }
}

extension Mount {
  /// The nearest screen, window or sheet.
  var place: ElementMount? {
    var candidate = host
    while let next = candidate {
      if next.isPlace { return next }
      candidate = next.host
    }
    return nil
  }
}
