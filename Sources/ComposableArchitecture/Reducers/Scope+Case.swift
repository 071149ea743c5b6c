import CasePaths

extension Scope where ParentState: CasePathable {
  /// Runs the child on one case of the parent's state, for state that is an enum.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Scope(state: \.loggedIn, action: \.loggedIn) { LoggedIn() }
  ///   Scope(state: \.loggedOut, action: \.loggedOut) { LoggedOut() }
  /// }
  /// ```
  ///
  /// The child's effects end when the state becomes another case. An action that finds another case
  /// is reported as an issue, as by `ifCaseLet`; use that where a reducer changes the case.
  public init<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    node =
      EmptyReducer<ParentState, ParentAction>().ifCaseLet(
        toChildState, action: toChildAction, then: child,
        fileID: fileID, filePath: filePath, line: line, column: column
      ).node
  }
}
