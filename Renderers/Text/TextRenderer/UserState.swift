import ViewTree

/// What is on screen but not in the tree, since it is the user's and not the app's: keyboard focus,
/// carets, what is scrolled, which menu is open.
public struct UserState: Hashable, Sendable {
  /// The one node that has keyboard focus, or `nil` where none has.
  public var focus: NodeID?
  /// Caret or selection by text field.
  public var selections: [NodeID: TextSelection]
  /// How far a list or scroll view is scrolled: a list by rows (headers and footers counted), a
  /// scroll view by lines.
  public var scroll: [NodeID: Int]
  /// The menu that is open, or the picker or node whose options or actions are.
  public var openMenu: NodeID?
  /// Which part of a node the keyboard is at, by its index: a button of an alert, an option of an open
  /// picker, a row of a list.
  public var marks: [NodeID: Int]

  public init(
    focus: NodeID? = nil, selections: [NodeID: TextSelection] = [:], scroll: [NodeID: Int] = [:],
    openMenu: NodeID? = nil, marks: [NodeID: Int] = [:]
  ) {
    self.focus = focus
    self.selections = selections
    self.scroll = scroll
    self.openMenu = openMenu
    self.marks = marks
  }

  /// Whether focus is at a node: where the user put it, else where the tree wants it.
  func isFocused(_ node: Node) -> Bool {
    focus.map { $0 == node.id } ?? (node.content.meaning.isFocused == true)
  }

  /// The row of a list that the keyboard is at.
  package func row(of id: NodeID, _ list: ListElement) -> Int? {
    list.selectionMode == .single
      ? list.selection.min() ?? marks[id] : marks[id] ?? list.selection.min()
  }

  mutating func forget(_ id: NodeID) {
    if focus == id { focus = nil }
    if openMenu == id { openMenu = nil }
    selections[id] = nil
    scroll[id] = nil
    marks[id] = nil
  }
}
