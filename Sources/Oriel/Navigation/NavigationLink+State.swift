import Views

extension NavigationLink where Destination == Never {
  /// A link that pushes a state onto the store-driven stack around it.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(item: item))) {
  ///   Text(item.title)
  /// }
  /// ```
  ///
  /// Without a state the link is disabled.
  public init<P>(state: P?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { PushedState($0) }, label: label)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P>(_ title: String, state: P?) {
    self.init(state: state) { Text(title) }
  }
}
