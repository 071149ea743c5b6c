import ViewTree

/// Prints what it is asked to do.
@MainActor
final class LogRenderer: Renderer {
  /// What stands for a node. Here it only remembers which one.
  final class Line {
    let id: NodeID

    init(_ id: NodeID) { self.id = id }
  }

  let kinds = Kind.core
  let surface = Line(.surface)
  var events: (@MainActor (Event) -> Void)?
  private let log: (String) -> Void

  init(_ log: @escaping (String) -> Void) { self.log = log }

  func make(_ id: NodeID, _ content: Content) -> Line {
    log("make \(Node(id: id, content: content))")
    return Line(id)
  }

  func update(_ line: Line, from old: Content, to new: Content) {
    log("update \(Node(id: line.id, content: new))")
  }

  func insert(_ child: Line, into parent: Line, at index: Int) {
    log("insert \(child.id) into \(parent.id) at \(index)")
  }

  func move(_ child: Line, in parent: Line, from: Int, to: Int) {
    log("move \(child.id) in \(parent.id) from \(from) to \(to)")
  }

  func remove(_ child: Line, from parent: Line, at index: Int) {
    log("remove \(child.id) from \(parent.id)")
  }

  func answer(_ line: Line, _ answer: TextAnswer) { log("answer \(line.id) \(answer.text)") }

  func commit() { log("commit") }
}
