import CasePaths

/// What the `body` of a `@Reducer` enum is made of: the reducers of its cases.
///
/// The macro calls ``scope(state:action:_:fileID:filePath:line:column:)`` once per case, in a
/// statement of its own: twenty cases take twenty times as long to check as one.
public struct _CaseReducerBody<State: CasePathable, Action: CasePathable> {
  private var reducers: [Reduce<State, Action>] = []

  public init() {}

  /// Adds the reducer of a case.
  public mutating func scope<Child: Reducer>(
    state: CaseKeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Child.Action>,
    _ child: Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reducers.append(
      EmptyReducer<State, Action>().ifCaseLet(
        state, action: action, then: { child },
        fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The reducer that runs the one of the case that is on.
  public var reducer: Reduce<State, Action> {
    ReducerBuilder<State, Action>.buildArray(reducers)
  }
}
