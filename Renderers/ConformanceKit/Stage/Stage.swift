import ViewTree

/// A renderer with a tree on it, and the kit in the part of the core: it patches, takes events in
/// turn, and answers edits.
///
/// ```
/// tree ─▶ Lowering ─▶ TreeDifference ─▶ RendererHost ─▶ renderer ─▶ Probe.read()
///   ▲ respond ◀─────── Lowering ◀────────── events ◀──────┘ Probe.perform(_:on:)
/// ```
@MainActor
final class Stage {
  let rig: any Rig
  /// The windows that should be on screen.
  private(set) var tree: [Node] = []
  /// What was reported since the last ``takeEvents()``, in terms of ``tree``.
  private var events: [Event] = []
  /// What was reported during a batch, other than that the focus moved.
  private(set) var eventsInBatches: [Event] = []
  /// What state makes of a text that was typed; `nil` leaves edits without an answer.
  var respond: (@MainActor (NodeID, String) -> String)? = { _, text in text }
  /// Called with each event, after it was noted.
  var onEvent: (@MainActor (Event) -> Void)?
  /// Whether the next differences are put in order from their end.
  var isBackward = false

  private var shown: [Node] = []
  private let lowering: Lowering
  private var queue: [Event] = []
  private var isHandling = false
  private var isApplying = false

  init(_ rig: any Rig, kinds: Set<Kind>? = nil) {
    self.rig = rig
    lowering = Lowering(kinds: kinds ?? rig.kinds)
    rig.setEvents { [weak self] in self?.receive($0) }
  }

  // MARK: Patching

  /// Shows these windows, whatever was shown before, in one batch.
  func show(_ windows: [Node]) {
    write(windows, answers: [])
    rig.settle()
  }

  /// Shows one window with these nodes in it.
  func show(_ window: Node, _ nodes: [Node]) {
    show([Node(id: window.id, content: window.content, children: nodes)])
  }

  /// Changes a node of the tree, in one batch.
  func change(_ id: NodeID, _ body: (inout Node) -> Void) {
    show(tree.changing(id, body))
  }

  /// Changes what a node is.
  func update(_ id: NodeID, _ body: (inout Content) -> Void) {
    change(id) { body(&$0.content) }
  }

  /// Sends patches in one batch each, where ``show(_:)`` sends them all in one.
  func showStepwise(_ windows: [Node]) {
    let patches = patches(to: windows)
    for patch in patches { apply([patch]) }
    rig.settle()
  }

  /// Answers an edit by hand.
  func answer(_ id: NodeID, revision: UInt64, text: String) {
    apply([.answer(shownID(id), TextAnswer(revision: revision, text: text))])
    rig.settle()
  }

  private func patches(to windows: [Node]) -> [Patch] {
    tree = windows
    let lowered = windows.map(lowering.lower)
    let difference = TreeDifference(from: shown, to: lowered, isBackward: isBackward)
    shown = lowered
    return difference.patches
  }

  private func write(_ windows: [Node], answers: [Patch]) {
    let patches = patches(to: windows) + answers
    if !patches.isEmpty { apply(patches) }
  }

  private func apply(_ patches: [Patch]) {
    let outer = isApplying
    isApplying = true
    rig.apply(patches)
    isApplying = outer
    handleEvents()
  }

  // MARK: Events

  private func receive(_ event: Event) {
    if isApplying, event.kind.member != .focus { eventsInBatches.append(event) }
    queue.append(event)
    handleEvents()
  }

  private func handleEvents() {
    guard !isHandling, !isApplying else { return }
    isHandling = true
    defer { isHandling = false }
    while !queue.isEmpty {
      let raw = queue.removeFirst()
      let event = lowering.original(raw)
      events.append(event)
      if case .edit(let edit) = event.kind, let respond {
        let text = respond(event.node, edit.text)
        let answer = Patch.answer(raw.node, TextAnswer(revision: edit.revision, text: text))
        let isThere = rig.hold(raw.node) != nil
        write(
          tree.changing(event.node) { $0.content.text = text }, answers: isThere ? [answer] : [])
      }
      onEvent?(event)
    }
  }

  /// What was reported since the last call, focus aside.
  func takeEvents() -> [Event] {
    rig.settle()
    defer { events = [] }
    return events.filter { $0.kind.member != .focus }
  }

  /// What was reported about the focus since the last call; forgets all the rest.
  func takeFocusEvents() -> [Event] {
    rig.settle()
    defer { events = [] }
    return events.filter { $0.kind.member == .focus }
  }

  // MARK: Reading and acting

  /// What the renderer knows a node by.
  func shownID(_ id: NodeID) -> NodeID {
    lowering.shownIDs[id] ?? id
  }

  /// What can be done to the parts that a node was lowered to, and what it receives then.
  func loweredParts(of id: NodeID) -> [(part: Node, event: Event.Kind)] {
    lowering.parts(of: id, in: shown)
  }

  /// The tree as the renderer was given it.
  var shownTree: [Node] { shown }

  func read() -> [Reading] {
    rig.read()
  }

  /// What is shown for a node, or `nil` where it isn't shown.
  func read(_ id: NodeID) -> Reading? {
    read().find(shownID(id))
  }

  /// Acts on a node of the tree, and throws where the probe can't.
  func perform(_ gesture: Gesture, on id: NodeID) throws(Halt) {
    try performOnShown(gesture, on: shownID(id))
  }

  /// Acts on a node that the renderer knows.
  func performOnShown(_ gesture: Gesture, on id: NodeID) throws(Halt) {
    guard rig.perform(gesture, on: id) != false else { throw Halt.cannot(gesture) }
    rig.settle()
  }
}

/// Why a law can't be tried.
enum Halt: Error {
  case cannot(Gesture)
  /// A reason of the law's own.
  case notApplicable(String)

  var reason: String {
    switch self {
    case .cannot(let gesture): "the probe can't \(gesture.name)"
    case .notApplicable(let reason): reason
    }
  }
}

extension [Node] {
  /// The same trees with one node changed.
  func changing(_ id: NodeID, _ body: (inout Node) -> Void) -> [Node] {
    map { node in
      var node = node
      if node.id == id {
        body(&node)
      } else {
        node.children = node.children.changing(id, body)
      }
      return node
    }
  }
}

extension [Reading] {
  func find(_ id: NodeID) -> Reading? {
    for reading in self {
      if reading.node == id { return reading }
      if let found = reading.children.find(id) { return found }
    }
    return nil
  }

  /// All readings, parents before their children.
  var all: [Reading] {
    flatMap { [$0] + $0.children.all }
  }
}

extension Content {
  /// The text of a field.
  var text: String {
    get {
      guard case .textField(let field) = element else { return "" }
      return field.text
    }
    set {
      guard case .textField(var field) = element else { return }
      field.text = newValue
      element = .textField(field)
    }
  }
}
