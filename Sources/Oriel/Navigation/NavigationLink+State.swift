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
  public init<P>(
    state: P?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: state.map { PushedState($0) }, fileID: fileID, filePath: filePath, line: line,
      column: column, label: label)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P>(
    _ title: String, state: P?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(state: state, fileID: fileID, filePath: filePath, line: line, column: column) {
      Text(title)
    }
  }
}
