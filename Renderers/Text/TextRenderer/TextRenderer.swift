import ViewTree

/// Draws a tree as text, without a display: the renderer of tests and of scripts.
///
/// ```swift
/// let renderer = TextRenderer()
/// let host = RendererHost(renderer)
/// engine.start(on: host)
/// print(renderer.outline())
/// ```
///
/// It keeps the tree that its patches describe, so ``tree`` is what a real renderer would show, and
/// everything printed is a pure function of it and of ``user``.
@MainActor
public final class TextRenderer: Renderer {
  // It knows the name of nothing foreign, so it gets the stand-ins.
  public let kinds = Set(Kind.allCases).subtracting([.foreign])
  public let surface = Handle(.surface, Content(.group))
  public var events: (@MainActor (Event) -> Void)?
  /// How many batches were shown.
  public private(set) var frames = 0
  /// What is on screen but not in the tree: focus, carets, scrolling.
  public package(set) var user = UserState() {
    didSet {
      guard user != oldValue else { return }
      revision += 1
      if user.openMenu != oldValue.openMenu { knownIndex = nil }
    }
  }
  /// Counts changes of anything that is printed.
  package internal(set) var revision = 0
  package private(set) var handles: [NodeID: Handle] = [:]
  /// Where focus goes if the node that has it is gone, best first.
  var heirs: [NodeID] = []
  /// The rows of lists, as layouts found them.
  let rows = RowMemory()
  private var knownIndex: ScreenIndex?
  /// What shows something else since then.
  private var renamed: Set<NodeID> = []
  /// How often the whole tree was indexed.
  package private(set) var indexings = 0

  public init() {
    handles[.surface] = surface
  }

  /// What is shown, as a value. Its root is the surface, its children are the windows.
  ///
  /// - Complexity: constant. It is changed in place as patches arrive; while somebody holds on to a
  ///   tree, the next patch copies the siblings of what it changes and of what is around that.
  public var tree: Node { surface.node }

  /// What a user could name, remembered until the tree changes.
  package var index: ScreenIndex {
    for id in renamed { if let handle = handles[id] { knownIndex?.refresh(handle) } }
    renamed = []
    if let knownIndex { return knownIndex }
    indexings += 1
    let index = ScreenIndex(tree, user: user)
    knownIndex = index
    return index
  }

  /// The screen as an outline: see ``Outline``.
  public func outline(showing details: Outline.Details = []) -> String {
    Outline(tree, user: user, showing: details).text
  }

  /// The screen as a user would see it: see ``Layout``.
  public func layout(width: Int = 60, height: Int? = nil, glyphs: Glyphs = .unicode) -> String {
    draw(width: width, height: height, glyphs: glyphs).text
  }

  /// Lays the screen out.
  ///
  /// - Complexity: with a height, what is in sight. How many rows a list has doesn't matter.
  package func draw(
    width: Int, height: Int?, glyphs: Glyphs = .unicode, record: LayoutRecord = LayoutRecord()
  ) -> Layout {
    Layout(
      tree, width: width, height: height, glyphs: glyphs, user: user, record: record, rows: rows,
      presented: presented)
  }

  public func make(_ id: NodeID, _ content: Content) -> Handle {
    let handle = Handle(id, content)
    handles[id] = handle
    if content.meaning.isFocused == true { user.focus = id }
    return handle
  }

  public func update(_ handle: Handle, from old: Content, to new: Content) {
    if user.openMenu == nil, old.showsOtherwise(than: new) {
      show(anew: handle)
    } else {
      changed()
    }
    handle.content = new
    if old.isOtherRow(than: new) { forgetRows(around: handle) }
    if case .textField(let field) = new.element, let change = handle.sync?.update(field.text) {
      map(handle, change)
    }
    show(handle)
    guard old.meaning.isFocused != new.meaning.isFocused else { return }
    if new.meaning.isFocused == true {
      user.focus = handle.id
    } else if old.meaning.isFocused == true, user.focus == handle.id {
      user.focus = nil
    }
  }

  public func insert(_ child: Handle, into parent: Handle, at index: Int) {
    changed()
    parent.insert(child, at: index)
    forgetRows(around: parent)
  }

  public func move(_ child: Handle, in parent: Handle, from: Int, to: Int) {
    changed()
    forgetRows(around: parent)
    parent.take(at: from)
    parent.insert(child, at: to)
  }

  public func remove(_ child: Handle, from parent: Handle, at index: Int) {
    keepHeirs(ifFocusIsIn: child)
    changed()
    parent.take(at: index)
    forgetRows(around: parent)
    forget(child)
  }

  public func answer(_ handle: Handle, _ answer: TextAnswer) {
    if let change = handle.sync?.answer(answer) { map(handle, change) }
    show(handle)
  }

  public func commit() {
    frames += 1
    revision += 1
    settleFocus()
  }

  /// Lets go of what was found out about the tree, so that it can be changed in place.
  func changed() {
    revision += 1
    knownIndex = nil
    renamed = []
  }

  /// Notes that a node shows something else, and that nothing else has changed.
  func show(anew handle: Handle) {
    revision += 1
    if knownIndex != nil { renamed.insert(handle.id) }
  }

  private func forgetRows(around handle: Handle) {
    rows.forget(handle.id)
    guard let parent = handle.parent else { return }
    rows.forget(parent.id)
    // The rows of a section are found out with those of its list.
    if let list = parent.parent { rows.forget(list.id) }
  }

  private func forget(_ handle: Handle) {
    handles[handle.id] = nil
    user.forget(handle.id)
    rows.forget(handle.id)
    for child in handle.children { forget(child) }
  }
}
