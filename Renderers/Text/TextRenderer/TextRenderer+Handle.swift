import ViewTree

extension TextRenderer {
  /// One node as the patches left it.
  public final class Handle {
    public let id: NodeID
    package internal(set) var content: Content { didSet { invalidate() } }
    package private(set) var children: [Handle] = []
    package private(set) weak var parent: Handle?
    package internal(set) var sync: TextFieldSync?
    private var cached: Node?

    init(_ id: NodeID, _ content: Content) {
      self.id = id
      self.content = content
      if case .textField(let field) = content.element { sync = TextFieldSync(text: field.text) }
    }

    /// The node as a value, remembered until something in it changes.
    package var node: Node {
      if let cached { return cached }
      let node = Node(id: id, content: content, children: children.map(\.node))
      cached = node
      return node
    }

    func insert(_ child: Handle, at index: Int) {
      children.insert(child, at: index)
      child.parent = self
      invalidate()
    }

    func take(at index: Int) {
      children.remove(at: index).parent = nil
      invalidate()
    }

    private func invalidate() {
      var next: Handle? = self
      // A node without a value has ancestors without one.
      while let handle = next, handle.cached != nil {
        handle.cached = nil
        next = handle.parent
      }
    }
  }
}
