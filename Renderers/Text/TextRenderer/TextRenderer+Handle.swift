import ViewTree

extension TextRenderer {
  /// One node as the patches left it.
  ///
  /// The tree as a value is kept once, by the handle on top, and changed in place: a patch costs as
  /// much as its node is deep, however many siblings there are.
  public final class Handle {
    public let id: NodeID
    package internal(set) var content: Content { didSet { contentChanged(from: oldValue) } }
    package private(set) var children: [Handle] = []
    package private(set) weak var parent: Handle?
    package internal(set) var sync: TextFieldSync?
    /// How many alerts, dialogs and sheets there are from here down.
    private(set) var presentations = 0
    /// Everything from here down; `nil` while a parent has it.
    private var value: Node?
    /// Where it was among its siblings when it was last looked for.
    private var place = 0

    init(_ id: NodeID, _ content: Content) {
      self.id = id
      self.content = content
      value = Node(id: id, content: content)
      if content.isPresentation { presentations = 1 }
      if case .textField(let field) = content.element { sync = TextFieldSync(text: field.text) }
    }

    /// The node as a value.
    ///
    /// - Complexity: its depth.
    package var node: Node {
      if let value { return value }
      // What a parent kept is gone with it.
      guard let parent else {
        return Node(id: id, content: content, children: children.map(\.node))
      }
      return parent.node.children[parent.place(of: self)]
    }

    func insert(_ child: Handle, at index: Int) {
      let node = child.node
      child.value = nil
      children.insert(child, at: index)
      child.parent = self
      child.place = index
      write { $0.children.insert(node, at: index) }
      count(child.presentations)
    }

    func take(at index: Int) {
      let child = children.remove(at: index)
      write { child.value = $0.children.remove(at: index) }
      child.parent = nil
      count(-child.presentations)
    }

    /// Changes the value in place, in whatever tree it is.
    private func write(_ change: (inout Node) -> Void) {
      if let parent {
        let place = parent.place(of: self)
        parent.write { change(&$0.children[place]) }
      } else if var own = value.take() {
        change(&own)
        value = own
      }
    }

    /// The index of a child, which siblings may have moved a little since it was last looked for.
    private func place(of child: Handle) -> Int {
      let last = child.place
      if last < children.count, children[last] === child { return last }
      for distance in 1...max(children.count, last) {
        let before = last - distance
        let after = last + distance
        if before >= 0, before < children.count, children[before] === child { child.place = before }
        if after < children.count, children[after] === child { child.place = after }
        if child.place != last { break }
      }
      return child.place
    }

    private func contentChanged(from old: Content) {
      let content = content
      write { $0.content = content }
      if old.isPresentation != content.isPresentation { count(content.isPresentation ? 1 : -1) }
    }

    private func count(_ more: Int) {
      guard more != 0 else { return }
      var next: Handle? = self
      while let handle = next {
        handle.presentations += more
        next = handle.parent
      }
    }
  }
}

extension Content {
  /// Whether it is shown above what it belongs to: an alert, a dialog or a sheet.
  var isPresentation: Bool { element.kind.outlet == .presentation }
}
