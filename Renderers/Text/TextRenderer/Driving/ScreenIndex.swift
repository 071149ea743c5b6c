import ViewTree

/// A frame as a list of what a user could name, with what stands in the way of using it.
///
/// Made once per frame, in the order of reading: a query then looks through names, not through the
/// tree. What is below an entry follows it directly.
package struct ScreenIndex {
  /// A thing that has no node of its own.
  package enum Part: Hashable {
    case alertButton(Int)
    case tab(Int)
  }

  package struct Entry: Hashable {
    package let id: NodeID
    // NB: Not the node: its children would be shared with the tree, and the tree copied to change one.
    package var content: Content
    package var part: Part?
    package var role: Role
    /// What it is called in a failure: the role, or a better word.
    package var word: String
    package var name: String
    package var identifier: String?
    /// Why a user can't use it now, or `nil`.
    package var obstacle: String?
    package var isMenuItem = false
    /// Where the node is a row: the list or section, and the index among its children.
    package var row: Row?
    /// The texts in a row, by any of which it can be found.
    package var texts: [String] = []
    /// The index after the last entry below this one.
    package var end = 0
  }

  package struct Row: Hashable {
    package let list: NodeID
    package let index: Int
  }

  package private(set) var entries: [Entry] = []
  /// Where the entry of a node is.
  private var places: [NodeID: Int] = [:]
  /// What is presented on top, in words, or `nil` where the screen is free.
  package private(set) var cover: String?
  private let user: UserState

  package init(_ root: Node, user: UserState = UserState()) {
    self.user = user
    let top = Self.topmost(in: root, user: user)
    cover = top.map { describe($0) }
    visit(root, Surroundings(cover: cover, top: top?.id))
  }

  /// What a node inherits from those around it.
  private struct Surroundings {
    var obstacle: String?
    var cover: String?
    var top: NodeID?
    var row: Row?
    var isInMenu = false
    var isInList = false
  }

  private mutating func visit(_ node: Node, _ outer: Surroundings) {
    let meaning = node.content.meaning
    let kind = node.content.element.kind
    var around = outer
    if meaning.isHidden { around.obstacle = around.obstacle ?? "is hidden" }
    if meaning.isDisabled { around.obstacle = around.obstacle ?? "is disabled" }
    if node.id == around.top { around.cover = nil }
    let role = node.content.role
    let place = entries.count
    if role != .none || meaning.identifier != nil || meaning.label != nil || outer.row != nil
      || node.content.events.contains(.press)
    {
      var entry = Entry(
        id: node.id, content: node.content, role: role,
        word: role == .none ? "group" : role.rawValue,
        name: node.accessibleName, identifier: meaning.identifier,
        obstacle: around.obstacle ?? around.cover.map { "is covered by \($0)" })
      entry.isMenuItem = outer.isInMenu
      entry.row = outer.row
      if role == .none, outer.row != nil { entry.word = "row" }
      places[node.id] = entries.count
      entries.append(entry)
    }
    around.row = nil
    addParts(of: node, around)
    if kind == .menu {
      around.isInMenu = true
      if user.openMenu != node.id {
        around.obstacle =
          around.obstacle ?? "is in the menu \(quoted(node.accessibleName)), which isn't open"
      }
    }
    around.isInList = kind == .list || (kind == .section && outer.isInList)
    visitChildren(of: node, around)
    guard place < entries.count else { return }
    entries[place].end = entries.count
    if entries[place].row != nil { nameRow(at: place) }
  }

  private mutating func visitChildren(of node: Node, _ around: Surroundings) {
    let visible = node.showsAllChildren ? nil : Set(node.visibleChildren.map(\.id))
    let hasRows = around.isInList
    for (index, child) in node.children.enumerated() {
      let outlet = child.content.element.kind.outlet
      // The label of a control is its name; nobody looks for it by itself.
      if node.isNamedByItsChildren, outlet == .content { continue }
      var inner = around
      if outlet != .content { inner.isInMenu = false }
      if let visible, !visible.contains(child.id) {
        inner.obstacle = inner.obstacle ?? reason(why: child, in: node)
      }
      if hasRows, outlet == .content, child.content.element.kind != .section {
        inner.row = Row(list: node.id, index: index)
      }
      visit(child, inner)
    }
  }

  /// The buttons of an alert and the tabs of tabs, which are in the payload.
  private mutating func addParts(of node: Node, _ around: Surroundings) {
    let obstacle = around.obstacle ?? around.cover.map { "is covered by \($0)" }
    func add(_ part: Part, _ word: String, _ name: String) {
      var entry = Entry(
        id: node.id, content: node.content, part: part, role: .button, word: word, name: name,
        obstacle: obstacle)
      entry.end = entries.count + 1
      entries.append(entry)
    }
    switch node.content.element {
    case .alert(let alert), .dialog(let alert):
      for (index, button) in alert.buttons.enumerated() {
        add(.alertButton(index), "button", button.label.plain)
      }
    case .tabs(let tabs):
      for (index, tab) in tabs.tabs.enumerated() { add(.tab(index), "tab", tab.label.plain) }
    default: break
    }
  }

  /// A row is named by its label, else by the texts in it, joined by commas.
  private mutating func nameRow(at place: Int) {
    // NB: No slice of the entries may be alive when they are written to: each row would copy all.
    let (texts, name) = words(inRowAt: place)
    entries[place].texts = texts
    if entries[place].name.isEmpty { entries[place].name = name }
  }

  /// Names the entry of a node anew, and the row that it is.
  mutating func setContent(of node: Node, isNamed: Bool) {
    guard let place = places[node.id] else { return }
    entries[place].content = node.content
    let isRow = entries[place].row != nil
    if isNamed || isRow { entries[place].name = node.accessibleName }
    if isRow { nameRow(at: place) }
  }

  private func words(inRowAt place: Int) -> (texts: [String], name: String) {
    let below = entries[(place + 1)..<entries[place].end]
    let texts = below.filter { $0.role == .text || $0.role == .heading }.map(\.name)
    let name = (texts.isEmpty ? below.map(\.name) : texts)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return (texts, name)
  }

  private func reason(why child: Node, in parent: Node) -> String {
    switch parent.content.element {
    case .navigationStack:
      let last = parent.visibleChildren.last { $0.content.element.kind == .screen }
      return "is on the screen \(quoted(child.accessibleName)), which is below "
        + "\(quoted(last?.accessibleName ?? ""))"
    case .tabs(let tabs):
      let pages = parent.children.filter { $0.content.element.kind.outlet == .content }
      let index = pages.firstIndex { $0.id == child.id } ?? 0
      let name = tabs.tabs.indices.contains(index) ? tabs.tabs[index].label.plain : ""
      return "is on the page \(quoted(name)), which isn't chosen"
    case .disclosure: return "is in \(quoted(parent.accessibleName)), which is collapsed"
    default: return "isn't shown"
    }
  }

  private func describe(_ node: Node) -> String {
    let name = node.accessibleName
    return "the \(node.content.role.rawValue)\(name.isEmpty ? "" : " \(quoted(name))")"
  }

  /// The presentation or open menu on top: everything that isn't in it is out of reach.
  private static func topmost(in node: Node, user: UserState) -> Node? {
    guard !node.content.meaning.isHidden else { return nil }
    if node.id == user.openMenu { return node }
    for child in node.visibleChildren.reversed() {
      if let deeper = topmost(in: child, user: user) { return deeper }
      if child.content.element.kind.outlet == .presentation { return child }
    }
    return nil
  }
}
