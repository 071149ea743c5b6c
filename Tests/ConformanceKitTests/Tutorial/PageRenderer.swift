import ViewTree

/// Draws a view tree as a page of HTML.
@MainActor
final class PageRenderer: Renderer {
  /// One node of the page.
  @MainActor
  final class Box {
    let id: NodeID
    fileprivate(set) var content: Content
    fileprivate(set) var children: [Box] = []
    fileprivate(set) weak var parent: Box?
    var caret = TextSelection(caret: 0)
    var sync = TextFieldSync(text: "")

    init(_ id: NodeID, _ content: Content) {
      self.id = id
      self.content = content
      if case .textField(let field) = content.element { sync = TextFieldSync(text: field.text) }
    }

    var node: Node { Node(id: id, content: content, children: children.map(\.node)) }

    /// Whether a user gets at it: it is on the page, shown and enabled, and so is all around it.
    var isReachable: Bool {
      if id == .surface { return true }
      return !content.meaning.isHidden && !content.meaning.isDisabled
        && parent?.isReachable == true
    }

    /// Shows what the editing protocol says, and takes the caret along.
    fileprivate func show(_ change: TextReplacement?) {
      guard case .textField(var field) = content.element else { return }
      field.text = sync.shown
      content.element = .textField(field)
      if let change { caret = change.map(caret) }
    }
  }

  let kinds = Kind.core
  let surface = Box(.surface, Content(.group))
  var events: (@MainActor (Event) -> Void)?
  /// The page as the last batch left it.
  private(set) var page = ""
  /// The box that state has focused.
  private(set) weak var focused: Box?

  // MARK: What the core asks for

  func make(_ id: NodeID, _ content: Content) -> Box {
    let box = Box(id, content)
    focus(box)
    return box
  }

  func update(_ box: Box, from old: Content, to new: Content) {
    box.content = new
    if old.meaning.isFocused != new.meaning.isFocused { focus(box) }
    guard case .textField(let field) = new.element else { return }
    box.show(box.sync.update(field.text))
  }

  private func focus(_ box: Box) {
    guard let isFocused = box.content.meaning.isFocused else { return }
    if isFocused { focused = box } else if focused === box { focused = nil }
  }

  func insert(_ child: Box, into parent: Box, at index: Int) {
    parent.children.insert(child, at: index)
    child.parent = parent
  }

  func move(_ child: Box, in parent: Box, from: Int, to: Int) {
    parent.children.insert(parent.children.remove(at: from), at: to)
  }

  func remove(_ child: Box, from parent: Box, at index: Int) {
    parent.children.remove(at: index).parent = nil
  }

  func answer(_ box: Box, _ answer: TextAnswer) { box.show(box.sync.answer(answer)) }

  func commit() { page = surface.children.map(html).joined() }

  // MARK: What a user does

  func click(_ box: Box) {
    guard box.isReachable else { return }
    if case .toggle(let toggle) = box.content.element {
      events?(Event(box.id, .toggle(!toggle.isOn)))
    } else if box.content.events.contains(.press) {
      events?(Event(box.id, .press))
    }
  }

  func select(_ row: Int, in box: Box) {
    guard box.isReachable, box.content.events.contains(.select) else { return }
    events?(Event(box.id, .select([row])))
  }

  func edit(_ box: Box, _ text: String, caret: Int) {
    guard box.isReachable else { return }
    box.caret = TextSelection(caret: caret)
    guard let edit = box.sync.edited(text, selection: box.caret) else { return }
    box.show(nil)
    events?(Event(box.id, .edit(edit)))
  }

  // MARK: Drawing

  private func html(_ box: Box) -> String {
    let meaning = box.content.meaning
    if meaning.isHidden { return "" }
    let inner = box.children.map(html).joined()
    var mark = meaning.label.map { " aria-label=\"\(escaped($0))\"" } ?? ""
    if meaning.isDisabled { mark += " inert" }
    if box === focused { mark += " autofocus" }
    switch box.content.element {
    case .text(let text):
      let tag = meaning.isHeading ? "h2" : "p"
      return "<\(tag)\(mark)>\(escaped(text.text.plain))</\(tag)>"
    case .button: return "<button\(mark)>\(inner)</button>"
    case .toggle(let toggle):
      return "<label\(mark)><input type=checkbox\(toggle.isOn ? " checked" : "")>\(inner)</label>"
    case .textField(let field):
      let hint = "placeholder=\"\(escaped(field.prompt))\""
      return "<input\(mark) \(hint) value=\"\(escaped(field.text))\">"
    case .list(let list):
      let rows = box.children.enumerated().map { index, row in
        "<li aria-selected=\(list.selection.contains(index))>\(html(row))</li>"
      }
      return "<ul\(mark)>\(rows.joined())</ul>"
    default: return "<div\(mark)>\(inner)</div>"
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
