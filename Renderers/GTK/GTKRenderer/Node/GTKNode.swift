import GTK
import ViewTree

/// What draws one node: its widget, its children, and what they need to know of each other.
///
/// Opaque outside: read what is on screen through the accessibility tree instead.
@MainActor
public class GTKNode {
  let id: NodeID
  unowned let renderer: GTKRenderer
  var content: Content
  /// The widget that the parent places; may have others inside.
  private(set) var widget: Widget
  /// The widget of the kind itself: what is placed, or what is in there beside a badge.
  private(set) var core: Widget
  /// What is shown beside the node, such as a count.
  private var badge: Badge?
  var contextMenu: ContextMenu?
  private(set) weak var parent: GTKNode?
  private(set) var children: [GTKNode] = []
  /// Whether the node is still part of the tree. A dead one reports nothing.
  private(set) var isAlive = true
  /// The directions in which it takes all the room it gets.
  private(set) var fill: Fill = []
  /// Whether the nearest container shows it among its content.
  let isContent: Bool
  var shortcut: Shortcut?
  var focusHandler: Handler?
  /// Which side is the start, where it or something around it says so.
  var direction: LayoutDirection?
  /// What listens for presses, where that isn't a button.
  weak var pressTarget: Widget?

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer, _ widget: Widget) {
    self.id = id
    self.content = content
    self.renderer = renderer
    self.widget = widget
    core = widget
    isContent = content.element.kind.outlet == .content
  }

  // MARK: What a kind of node defines

  /// Where children are placed. `nil` where the node has none, or places them in its own way.
  var container: (any Container)? { nil }

  /// Writes what the element shows and differs from an old one; everything where `old` is `nil`.
  func show(_ old: Element?) {}

  /// Gives a new or changed child its place within its room.
  func align(_ child: GTKNode) {
    child.widget.horizontalAlign = child.fill.contains(.horizontal) ? .fill : .start
    child.widget.verticalAlign = .fill
    child.widget.expandsHorizontally = child.fill.contains(.horizontal)
    child.widget.expandsVertically = child.fill.contains(.vertical)
  }

  /// The directions in which this kind takes all the room it gets, whatever it looks like.
  var naturalFill: Fill { Fill.union(of: children.lazy.filter(\.isContent).map(\.fill)) }

  /// The widget that gets the keyboard focus, and the name for assistive technology.
  var control: Widget { core }

  /// Whether the texts of the children name the control.
  var isNamedByChildren: Bool { false }

  /// Does what the node's key combination asks for.
  func pressed() {
    control.activate()
  }

  /// The control was given a name.
  func named(_ name: String) {}

  /// Other events are handled now.
  func eventsChanged() {
    followFocus()
    followPresses()
  }

  /// Takes a named style, such as `bordered` or `plain`, where the kind knows it.
  func show(style: String?) {}

  func place(_ child: GTKNode, after sibling: GTKNode?) {
    container?.insert(child.widget, after: sibling?.widget)
  }

  func shift(_ child: GTKNode, after sibling: GTKNode?) {
    container?.move(child.widget, after: sibling?.widget)
  }

  func displace(_ child: GTKNode) {
    container?.remove(child.widget)
  }

  /// A child that isn't content came: a screen, something in a bar, or something presented.
  func adopt(_ child: GTKNode) {
    present(child)
  }

  func abandon(_ child: GTKNode) {
    dismiss(child)
  }

  /// Such a child has another index now.
  func rearranged() {}

  /// A child is hidden or disabled now, or isn't any more.
  func stateChanged(of child: GTKNode) {}

  /// The node was given another name, or none any more.
  func labelChanged() {}

  /// The node is a heading now, or isn't any more.
  func roleChanged() {}

  /// The node, or one below it, is now part of a tree that has a window.
  func attached() {
    for child in children { child.attached() }
  }

  /// The node and everything below it is no longer part of the tree.
  func ended() {}

  // MARK: The tree

  func insert(_ child: GTKNode, at index: Int) {
    children.insert(child, at: index)
    child.parent = self
    if child.isContent {
      place(child, after: content(before: index))
      align(child)
      if child.adds(to: fill) { refreshFill() }
      nameChanged()
    } else {
      adopt(child)
    }
    if direction != nil { child.inheritDirection(direction) }
    if host != nil { child.attached() }
  }

  func move(_ child: GTKNode, from: Int, to: Int) {
    children.remove(at: from)
    children.insert(child, at: to)
    guard child.isContent else { return rearranged() }
    shift(child, after: content(before: to))
    nameChanged()
  }

  func remove(_ child: GTKNode, at index: Int) {
    children.remove(at: index)
    if child.isContent {
      let hadFocus = child.widget.containsFocus
      displace(child)
      if child.adds(to: []) { refreshFill() }
      nameChanged()
      if hadFocus { passFocus(from: index) }
    } else {
      abandon(child)
    }
    child.parent = nil
  }

  /// Takes the node and everything below it out of the conversation.
  func end() {
    isAlive = false
    shortcut?.remove()
    shortcut = nil
    contextMenu?.end()
    contextMenu = nil
    ended()
    for child in children { child.end() }
  }

  /// Puts another widget in the place of this one, where GTK can't turn it into what is needed.
  func replaceWidget(with new: Widget) {
    core = new
    if let badge { return badge.wrap(new) }
    replaceOuter(with: new)
  }

  /// Shows a badge beside the node, or none.
  func show(badge text: String?) {
    if let text, let badge {
      badge.text = text
    } else if let text {
      let new = Badge(text)
      moveLooks(to: new.box) {
        replaceOuter(with: new.box)
        new.wrap(core)
      }
      badge = new
    } else if let old = badge {
      badge = nil
      moveLooks(to: core) {
        old.unwrap()
        replaceOuter(with: core)
      }
    }
  }

  private func replaceOuter(with new: Widget) {
    let old = widget
    guard let parent, isContent, let index = parent.children.firstIndex(where: { $0 === self }),
      old.isPlaced
    else {
      widget = new
      return
    }
    parent.displace(self)
    widget = new
    parent.place(self, after: parent.content(before: index))
    parent.align(self)
  }

  /// Recomputes what this node fills, and tells the parents as far as that changes anything.
  final func refreshFill() {
    var new = naturalFill
    if content.appearance.width.expands { new.insert(.horizontal) }
    if content.appearance.height.expands { new.insert(.vertical) }
    guard new != fill else { return }
    fill = new
    guard let parent, isContent else { return }
    parent.align(self)
    parent.refreshFill()
  }

  /// Whether it may fill more than what its siblings fill: a parent of many asks them all only then.
  private func adds(to other: Fill) -> Bool {
    if case .spacer = content.element { return true }
    return !other.isSuperset(of: fill)
  }

  /// The content child before an index, or `nil`.
  final func content(before index: Int) -> GTKNode? {
    children[..<index].last { $0.isContent }
  }

  /// The window or sheet that it is in.
  var host: (any HostNode)? {
    var node: GTKNode? = self
    while let next = node {
      if let host = next as? any HostNode { return host }
      node = next.parent
    }
    return nil
  }

  final func report(_ kind: Event.Kind) {
    guard isAlive else { return }
    renderer.note(self)
    renderer.report(id, kind)
  }
}
