import TextRenderer
import ViewTree

/// Draws a tree on a terminal and takes what a user types and clicks.
///
/// ```
/// patches ─▶ TextRenderer (tree, focus, carets) ─▶ Layout ─▶ Grid ─▶ bytes that differ
/// bytes ─▶ InputParser ─▶ InputEvent ─▶ receive(_:) ─▶ Event
/// ```
///
/// It knows no file and no process: ``TerminalSession`` has the terminal. So all of it but the last
/// step can be tried without one.
@MainActor
public final class TerminalRenderer: Renderer {
  public typealias Handle = TextRenderer.Handle

  /// The tree and what is the user's.
  let text = TextRenderer()
  let driver: Driver
  // A terminal can't show another toolkit's widget, so it gets the stand-ins.
  public let kinds = Set(Kind.allCases).subtracting([.foreign])
  public let virtualKinds: Set<Kind> = [.list]
  /// Called when the screen should be drawn again.
  var onChange: (() -> Void)?
  /// Called when a window closes and nobody decides otherwise.
  var onClose: (() -> Void)?
  /// Called when a user wants to stop the program for a while.
  var onStop: (() -> Void)?
  /// Called with what the terminal should be told besides what is drawn.
  var onSequence: ((String) -> Void)?
  /// Called when a user wants the whole screen drawn again.
  var onRedraw: (() -> Void)?

  var width: Int
  var height: Int
  var palette: Palette
  var glyphs: Glyphs
  /// What was laid out last, for clicks.
  var layout: Layout
  /// The revision of the tree that was laid out last.
  var laid = -1
  /// What scrolls, as it was laid out last.
  var extents: [NodeID: ScrollExtent] = [:]
  /// What should be scrolled into sight when the screen is drawn next.
  var reveals = false
  /// What had focus before something was presented above it, the latest last.
  var covered: [(top: NodeID, focus: NodeID?)] = []
  /// The revision of the tree for which the keyboard is where it should be.
  var settled = -1
  /// What is said in the last line, the latest last.
  var messages: [Message] = []
  /// What a mouse button went down on.
  var grabbed: NodeID?
  /// The row that a mouse button went down on, in a list whose rows can be moved.
  var dragged: (list: NodeID, row: Int)?
  /// Whether state has taken the keyboard from where it was, and nobody has put it anywhere since.
  var isFocusLetGo = false

  init(
    width: Int = 80, height: Int = 24,
    palette: Palette = Palette(depth: .monochrome, backdrop: .unknown),
    glyphs: Glyphs = .unicode
  ) {
    self.width = width
    self.height = height
    self.palette = palette
    self.glyphs = glyphs.withoutMarks()
    driver = Driver(text, width: width, height: height)
    layout = Layout(text.tree, width: 0)
  }

  public var surface: Handle { text.surface }

  public var events: (@MainActor (Event) -> Void)? {
    get { text.events }
    set { text.events = newValue }
  }

  public func make(_ id: NodeID, _ content: Content) -> Handle {
    text.make(id, content)
  }

  public func update(_ handle: Handle, from old: Content, to new: Content) {
    let focus = text.user.focus
    text.update(handle, from: old, to: new)
    if focus != nil, text.user.focus == nil { isFocusLetGo = true }
    if new.meaning.isFocused == true, old.meaning.isFocused != true { reveals = true }
  }

  public func insert(_ child: Handle, into parent: Handle, at index: Int) {
    text.insert(child, into: parent, at: index)
  }

  public func move(_ child: Handle, in parent: Handle, from: Int, to: Int) {
    text.move(child, in: parent, from: from, to: to)
  }

  public func remove(_ child: Handle, from parent: Handle, at index: Int) {
    text.remove(child, from: parent, at: index)
    if parent === surface, parent.children.isEmpty { onClose?() }
  }

  public func answer(_ handle: Handle, _ answer: TextAnswer) {
    text.answer(handle, answer)
  }

  public func commit() {
    text.commit()
    onChange?()
  }

  /// Takes a new size. Nothing is too small: what doesn't fit isn't drawn.
  func resize(width: Int, height: Int) {
    self.width = max(0, min(width, 1_000))
    self.height = max(0, min(height, 1_000))
    driver.width = self.width
    driver.height = self.height
    reveals = true
    onChange?()
  }

  func report(_ id: NodeID, _ kind: Event.Kind) {
    events?(Event(id, kind))
  }

  /// Reports an event if somebody listens. Returns whether.
  @discardableResult
  func offer(_ node: Node, _ kind: Event.Kind) -> Bool {
    guard node.content.events.contains(kind.member) else { return false }
    report(node.id, kind)
    return true
  }

  /// The node with an id as it is now.
  func node(_ id: NodeID) -> Node? {
    text.handles[id]?.node
  }
}
