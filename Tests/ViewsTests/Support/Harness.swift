import Testing
import ViewTree
import Views

/// An engine on a recording target, with lookups by what a user sees.
@MainActor
final class Harness {
  let engine: Engine
  let target: RecordingTarget

  init(
    kinds: Set<Kind> = Set(Kind.allCases), virtualKinds: Set<Kind> = [], title: String = "",
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) {
    engine = Engine(title: title, content: content)
    target = RecordingTarget(kinds: kinds, virtualKinds: virtualKinds)
    engine.start(on: target)
    target.clear()
  }

  var window: Node { target.windows[0] }

  /// All nodes in reading order.
  var nodes: [Node] {
    var result: [Node] = []
    var pending = target.windows
    while let node = pending.popLast() {
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }

  func nodes(_ kind: Kind) -> [Node] {
    nodes.filter { $0.content.element.kind == kind }
  }

  /// The first node of a kind that goes by a name.
  func find(_ kind: Kind, _ name: String? = nil) -> Node? {
    nodes(kind).first { name == nil || $0.accessibleName == name }
  }

  func id(_ kind: Kind, _ name: String? = nil, _ location: SourceLocation = #_sourceLocation)
    throws -> NodeID
  {
    try #require(find(kind, name)?.id, sourceLocation: location)
  }

  /// What every text shows, in reading order.
  var texts: [String] {
    nodes(.text).map(\.accessibleName)
  }

  /// Which rows a container has, in its window.
  func rows(_ kind: Kind = .list) -> Range<Int>? {
    guard let node = find(kind), let window = node.content.element.window else { return nil }
    return window.rows(node.children.count { $0.content.element.kind.outlet == .content })
  }

  func show(_ rows: Range<Int>, _ kind: Kind = .list) throws {
    target.send(.show(rows), to: try id(kind))
  }

  func press(_ name: String) throws {
    target.send(.press, to: try id(.button, name))
  }

  func type(_ text: String, into name: String, revision: UInt64 = 1) throws {
    target.send(.edit(TextEdit(revision: revision, text: text)), to: try id(.textField, name))
  }

  /// What the engine did in a change: bodies evaluated and patches sent.
  func cost(_ change: () throws -> Void) rethrows -> Cost {
    let before = engine.statistics
    target.clear()
    try change()
    engine.flush()
    let after = engine.statistics
    return Cost(
      bodies: after.evaluatedBodies - before.evaluatedBodies,
      patches: after.patches - before.patches)
  }

  /// What is shown is what evaluation from scratch gives, and no patch was wrong.
  ///
  /// - Parameter allNodesShown: Whether every mounted node is shown: not so where a window leaves out
  ///   rows that are written out.
  func check(allNodesShown: Bool = true, _ location: SourceLocation = #_sourceLocation) {
    #expect(target.faults == [], sourceLocation: location)
    let mounted = engine.snapshot()
    #expect(target.windows.first == mounted, sourceLocation: location)
    #expect(engine.oracle() == mounted, sourceLocation: location)
    if allNodesShown {
      #expect(engine.statistics.liveNodes == target.nodeCount, sourceLocation: location)
    }
  }
}

struct Cost: Equatable, CustomStringConvertible {
  var bodies: Int
  var patches: Int

  var description: String { "\(bodies) bodies, \(patches) patches" }
}
