import CasePaths
import CustomDump

extension TestStore {
  /// Sends an action as a user would, and asserts how it changes the state.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) {
  ///   $0.count = 1
  /// }
  /// ```
  ///
  /// The closure gets the state before and makes of it the state after. Write values, not
  /// calculations: `$0.count = 1` and not `$0.count += 1`. Without a closure nothing may change.
  ///
  /// Effects that the action starts get as far as they come without waiting. What they send is
  /// received with `receive`.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Makes the expected state.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  /// - Returns: The effects that the action has started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expectNothingReceived(at: location)
    let before = recorder.state
    recorder.isSending = true
    let group = core.send(action)
    recorder.isSending = false
    if let group { recorder.remember(group, at: location) }
    // NB: Both are taken before anything else can happen.
    let (after, shared, screenIDs) = (recorder.state, recorder.sentShared, sentScreenIDs)
    await settle()
    expectChange(
      from: before, to: after, shared, updateStateToExpectedResult, screenIDs: screenIDs,
      at: location)
    return TestStoreTask(group: group, timeout: timeout, store: group.map { _ in self })
  }

  /// Sends an action without a payload by its case.
  ///
  /// ```swift
  /// await store.send(\.view.saveButtonTapped)
  /// ```
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()), assert: updateStateToExpectedResult,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends an action by its case and payload, also when it is one of a child.
  ///
  /// ```swift
  /// await store.send(\.rows[id: 7].nameChanged, "Blob")
  /// await store.send(\.binding.name, "Blob") {
  ///   $0.name = "Blob"
  /// }
  /// ```
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value), assert: updateStateToExpectedResult,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func expectNothingReceived(at location: SourceLocation) {
    let count = recorder.received.count
    guard count > 0 else { return }
    let issue = TestIssue(
      message: """
        Must handle \(count) received action\(count == 1 ? "" : "s") before sending an action.

        Unhandled actions: \(String(customDumping: recorder.received.map(\.action)))
        """,
      location: location)
    issue.report(exhaustivity)
    // What they have changed isn't blamed on the action that is sent now.
    recorder.acceptReceived()
  }

  /// Lets effects get as far as they come without waiting.
  func settle() async {
    if core.hasNoEffects { return }
    if !useMainSerialExecutor { await Task.megaYield() }
    await Patience.settle { core.hasNoEffects }
  }
}
