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
    didSet { if user != oldValue { revision += 1 } }
  }
  /// Counts changes of anything that is printed.
  package internal(set) var revision = 0
  package private(set) var handles: [NodeID: Handle] = [:]
  /// Where focus goes if the node that has it is gone, best first.
  var heirs: [NodeID] = []

  public init() {
    handles[.surface] = surface
  }

  /// What is shown, as a value. Its root is the surface, its children are the windows.
  ///
  /// - Complexity: what changed since the last time, and the siblings of it and of its ancestors.
  public var tree: Node { surface.node }

  /// The screen as an outline: see ``Outline``.
  public func outline(showing details: Outline.Details = []) -> String {
    Outline(tree, user: user, showing: details).text
  }

  /// The screen as a user would see it: see ``Layout``.
  public func layout(width: Int = 60, height: Int? = nil, glyphs: Glyphs = .unicode) -> String {
    Layout(tree, width: width, height: height, glyphs: glyphs, user: user).text
  }

  public func make(_ id: NodeID, _ content: Content) -> Handle {
    let handle = Handle(id, content)
    handles[id] = handle
    if content.meaning.isFocused == true { user.focus = id }
    return handle
  }

  public func update(_ handle: Handle, from old: Content, to new: Content) {
    handle.content = new
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
    parent.insert(child, at: index)
  }

  public func move(_ child: Handle, in parent: Handle, from: Int, to: Int) {
    parent.take(at: from)
    parent.insert(child, at: to)
  }

  public func remove(_ child: Handle, from parent: Handle, at index: Int) {
    keepHeirs(ifFocusIsIn: child)
    parent.take(at: index)
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

  private func forget(_ handle: Handle) {
    handles[handle.id] = nil
    user.forget(handle.id)
    for child in handle.children { forget(child) }
  }
}
