import IssueReporting

extension CasePathable {
  /// Changes the payload of a case, or reports an issue and changes nothing when the value is
  /// another case.
  ///
  /// ```swift
  /// action.modify(\.saved) { $0 += 1 }
  /// ```
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield body: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = AnyCasePath(keyPath)
    guard var value = path.extract(from: self) else {
      reportIssue(
        """
        Can't modify a case of '\(Self.self)' that the value isn't in.

          Expected payload: \(Value.self)
          Actual value: \(self)

        Nothing was changed. This can happen when the value has moved on to another case before \
        the change arrives. Ask 'is' or switch over the value first, or assign the whole case.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    body(&value)
    self = path.embed(value)
  }
}
