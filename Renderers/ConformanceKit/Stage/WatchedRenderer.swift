import ViewTree

/// Stands before a renderer and watches what it does when it is called.
@MainActor
final class WatchedRenderer<R: Renderer>: Renderer {
  private let inner: R
  private(set) var commits = 0
  /// What it did that no renderer may do, in words.
  private(set) var wrongs: [String] = []
  private var call: String?

  init(_ inner: R) {
    self.inner = inner
  }

  var kinds: Set<Kind> { inner.kinds }
  var virtualKinds: Set<Kind> { inner.virtualKinds }
  var surface: R.Handle { inner.surface }

  var events: (@MainActor (Event) -> Void)? {
    didSet {
      guard let events else { return inner.events = nil }
      inner.events = { [weak self] event in
        if let call = self?.call { self?.wrongs.append("\(call) reported \(event)") }
        events(event)
      }
    }
  }

  func make(_ id: NodeID, _ content: Content) -> R.Handle {
    during("make") { inner.make(id, content) }
  }

  func update(_ handle: R.Handle, from old: Content, to new: Content) {
    during("update") { inner.update(handle, from: old, to: new) }
  }

  func insert(_ child: R.Handle, into parent: R.Handle, at index: Int) {
    during("insert") { inner.insert(child, into: parent, at: index) }
  }

  func move(_ child: R.Handle, in parent: R.Handle, from: Int, to: Int) {
    during("move") { inner.move(child, in: parent, from: from, to: to) }
  }

  func remove(_ child: R.Handle, from parent: R.Handle, at index: Int) {
    during("remove") { inner.remove(child, from: parent, at: index) }
  }

  func answer(_ handle: R.Handle, _ answer: TextAnswer) {
    during("answer") { inner.answer(handle, answer) }
  }

  func commit() {
    commits += 1
    // What happens to the focus at the end of a batch is news, and may be reported.
    inner.commit()
  }

  private func during<Result>(_ name: String, _ body: () -> Result) -> Result {
    let outer = call
    call = name
    defer { call = outer }
    return body()
  }
}
