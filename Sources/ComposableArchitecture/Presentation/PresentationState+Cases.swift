import CasePaths
import IssueReporting

extension PresentationState where State: CasePathable {
  /// One destination of several: the payload where the child is this case.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "New"
  /// ```
  ///
  /// Setting `nil` where the case matches dismisses. Writing to another case changes nothing and
  /// reports an issue.
  public subscript<Value>(
    case path: CaseKeyPath<State, Value>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Value? {
    get { wrappedValue.flatMap { AnyCasePath(path).extract(from: $0) } }
    set {
      let casePath = AnyCasePath(path)
      guard let state = wrappedValue, casePath.extract(from: state) != nil else {
        guard newValue != nil else { return }
        reportIssue(
          """
          A presentation of '\(State.self)' was written through '[case: …]', and doesn't present \
          that case.

            Presented: \(wrappedValue.map { "\($0)" } ?? "nothing")
            Payload type: \(Value.self)

          Nothing was changed. The child may have been dismissed or replaced before the write. \
          Assign the whole destination to present something else.
          """,
          fileID: fileID.rawValue, filePath: filePath.rawValue, line: line, column: column)
        return
      }
      wrappedValue = newValue.map(casePath.embed)
    }
  }

  /// One destination of several as a presentation: `$destination.edit`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Value>>
  ) -> PresentationState<Value> {
    PresentationState<Value>(
      wrappedValue: wrappedValue.flatMap {
        State.allCasePaths[keyPath: keyPath].extract(from: $0)
      })
  }
}
