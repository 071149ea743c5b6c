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
/// everything printed is a pure function of it.
@MainActor
public final class TextRenderer: Renderer {
  /// One node as the patches left it.
  public final class Handle {
    public let id: NodeID
    fileprivate(set) var content: Content
    fileprivate(set) var children: [Handle] = []
    fileprivate var sync: TextFieldSync?

    init(_ id: NodeID, _ content: Content) {
      self.id = id
      self.content = content
      if case .textField(let field) = content.element { sync = TextFieldSync(text: field.text) }
    }

    var node: Node {
      Node(id: id, content: content, children: children.map(\.node))
    }
  }

  public let kinds = Set(Kind.allCases)
  public let surface = Handle(.surface, Content(.group))
  public var events: (@MainActor (Event) -> Void)?
  /// How many batches were shown.
  public private(set) var frames = 0

  public init() {}

  /// What is shown, as a value. Its root is the surface, its children are the windows.
  public var tree: Node { surface.node }

  /// The screen as an outline: see ``Outline``.
  public func outline() -> String {
    Outline(tree).text
  }

  /// The screen as a user would see it: see ``Layout``.
  public func layout(width: Int = 60, height: Int? = nil, glyphs: Glyphs = .unicode) -> String {
    Layout(tree, width: width, height: height, glyphs: glyphs).text
  }

  public func make(_ id: NodeID, _ content: Content) -> Handle {
    Handle(id, content)
  }

  public func update(_ handle: Handle, from old: Content, to new: Content) {
    handle.content = new
    if case .textField(let field) = new.element { _ = handle.sync?.update(field.text) }
    show(handle)
  }

  public func insert(_ child: Handle, into parent: Handle, at index: Int) {
    parent.children.insert(child, at: index)
  }

  public func move(_ child: Handle, in parent: Handle, from: Int, to: Int) {
    parent.children.remove(at: from)
    parent.children.insert(child, at: to)
  }

  public func remove(_ child: Handle, from parent: Handle, at index: Int) {
    parent.children.remove(at: index)
  }

  public func answer(_ handle: Handle, _ answer: TextAnswer) {
    _ = handle.sync?.answer(answer)
    show(handle)
  }

  public func commit() {
    frames += 1
  }

  /// Edits a text field as a user would and reports it. Returns false where there is no field.
  @discardableResult
  public func edit(_ handle: Handle, _ text: String) -> Bool {
    guard handle.sync != nil else { return false }
    if let edit = handle.sync?.edited(text) {
      show(handle)
      events?(Event(handle.id, .edit(edit)))
    }
    return true
  }

  /// A field shows what its editing protocol says, which may be ahead of the core.
  private func show(_ handle: Handle) {
    guard let sync = handle.sync, case .textField(var field) = handle.content.element,
      field.text != sync.shown
    else { return }
    field.text = sync.shown
    handle.content.element = .textField(field)
  }
}
