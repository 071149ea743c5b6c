import CasePaths

extension TestStore {
  /// Asserts an action that an effect has sent, and how it changes the state.
  ///
  /// ```swift
  /// await store.receive(.response(.success(42))) {
  ///   $0.number = 42
  /// }
  /// ```
  ///
  /// It waits for the action while effects run. Nothing but this action may come next.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - timeout: How long to wait. The store's ``timeout`` by default.
  ///   - updateStateToExpectedResult: Makes the expected state of the state before.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ActionExpectation(action: expectedAction) { $0 == expectedAction },
      timeout: timeout, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an action of a case comes, whatever its payload.
  ///
  /// ```swift
  /// await store.receive(\.response.success) {
  ///   $0.number = 42
  /// }
  /// ```
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      ActionExpectation("case path") { path.extract(from: $0) != nil },
      timeout: timeout, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts an action by its case and payload, where the rest of the action needn't be equatable.
  ///
  /// ```swift
  /// await store.receive(\.rows[id: 7].delegate.didSave, "Blob")
  /// ```
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      ActionExpectation(action: path.embed(value)) { path.extract(from: $0) == value },
      timeout: timeout, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an action comes that fulfils a condition.
  ///
  /// ```swift
  /// await store.receive {
  ///   guard case .loaded(let rows) = $0 else { return false }
  ///   return rows.count == 3
  /// }
  /// ```
  public func receive(
    where isMatching: @escaping (Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ActionExpectation("predicate", matches: isMatching),
      timeout: timeout, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
