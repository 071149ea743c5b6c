extension StackState {
  /// A screen together with its id: what a navigation stack on screen is bound to.
  ///
  /// Components are equal when their ids are, so that an edit of a screen is no navigation.
  public struct Component: Hashable, Identifiable {
    /// The screen's id.
    public let id: StackElementID
    /// The screen's state when the component was taken.
    public var element: Element

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A stack as a collection of ``Component``s, which keeps ids where components are moved.
  public struct PathView: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// The stack behind the view.
    public internal(set) var path: StackState

    public init() { path = StackState() }

    /// A view of a stack.
    public init(path: StackState) { self.path = path }

    public var startIndex: Int { 0 }
    public var endIndex: Int { path.count }

    public subscript(position: Int) -> Component {
      get { Component(id: path.stackIDs[position], element: path.stackElements[position]) }
      set {
        path.stackElements[position] = newValue.element
        guard path.stackIDs[position] != newValue.id else { return }
        path.stackIDs[position] = newValue.id
        path.didRestructure()
      }
    }

    public mutating func replaceSubrange(
      _ range: Range<Int>, with components: some Collection<Component>
    ) {
      if range.isEmpty, components.isEmpty { return }
      path.stackElements.replaceSubrange(range, with: components.map(\.element))
      path.stackIDs.replaceSubrange(range, with: components.map(\.id))
      path.didRestructure()
    }
  }

  /// The screens with their ids, for whoever binds a navigation stack to this state.
  public var path: PathView {
    get { PathView(path: self) }
    set { self = newValue.path }
  }
}

extension StackState.Component: Sendable where Element: Sendable {}
extension StackState.PathView: Sendable where Element: Sendable {}
extension StackState.PathView: Equatable {
  /// Views are equal when they have the same screens, by id, in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.path.stackIDs == rhs.path.stackIDs }
}
