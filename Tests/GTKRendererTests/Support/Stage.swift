import GTK
import Testing
import ViewTree

@testable import GTKRenderer

/// A renderer with a tree that a test patches by hand, and the events that came back.
@MainActor
final class Stage {
  let renderer = GTKRenderer()
  let host: RendererHost<GTKRenderer>
  private(set) var events: [Event] = []
  private var contents: [NodeID: Content] = [:]
  private var last: UInt64 = 0

  /// Deals with an event at once, where a test wants that, and says whether it was its own.
  var respond: (@MainActor (Event) -> Bool)?

  init() {
    host = RendererHost(renderer)
    host.setEvents { [weak self] event in
      guard let self, respond?(event) != true else { return }
      events.append(event)
    }
  }

  /// A tree with ids in reading order.
  func node(_ content: Content, _ children: [Node] = []) -> Node {
    last += 1
    return Node(id: NodeID(rawValue: last), content: content, children: children)
  }

  func node(_ element: Element, _ children: [Node] = []) -> Node {
    node(Content(element), children)
  }

  func text(_ text: String) -> Node {
    node(.text(TextElement(text)))
  }

  /// Shows a window with these nodes.
  @discardableResult
  func show(_ nodes: Node...) -> Node {
    let window = node(.window(WindowElement(title: "Stage")), nodes)
    host.apply(make(window) + [.insert(window.id, into: .surface, at: 0)])
    MainLoop.drain()
    return window
  }

  func close(_ window: Node) {
    host.apply([.remove(window.id, from: .surface, at: 0)])
    MainLoop.drain()
  }

  /// The patches that build a subtree.
  func make(_ node: Node) -> [Patch] {
    contents[node.id] = node.content
    var patches: [Patch] = [.make(node.id, node.content)]
    for (index, child) in node.children.enumerated() {
      patches += make(child) + [.insert(child.id, into: node.id, at: index)]
    }
    return patches
  }

  /// Changes a node's content.
  func update(_ node: Node, _ change: (inout Content) -> Void) {
    let old = contents[node.id]!
    var new = old
    change(&new)
    contents[node.id] = new
    host.apply([.update(node.id, from: old, to: new)])
    MainLoop.drain()
  }

  func update(_ node: Node, to element: Element) {
    update(node) { $0.element = element }
  }

  /// What was reported since the last call.
  func takeEvents() -> [Event] {
    MainLoop.drain()
    defer { events = [] }
    return events
  }

  /// What draws a node.
  func handle(_ node: Node) -> GTKNode {
    host.handle(for: node.id)!
  }

  /// The widget that a user acts on.
  func control<W: Widget>(_ node: Node, as type: W.Type = W.self) -> W {
    handle(node).control as! W
  }

  var faults: [String] { host.faults }
}
