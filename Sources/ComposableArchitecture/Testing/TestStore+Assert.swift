import CustomDump
import Dependencies

extension TestStore {
  /// Asserts the state between two steps.
  ///
  /// ```swift
  /// store.assert {
  ///   $0.isLoading = false
  /// }
  /// ```
  ///
  /// The closure gets the present state, and may not make another one of it. It is of most use while
  /// the test isn't exhaustive.
  public func assert(
    _ updateStateToExpectedResult: @escaping (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = StateExpectation(
      update: updateStateToExpectedResult, mustChange: false, exhaustivity: exhaustivity,
      location: location)
    within(recorder.currentScreenIDs) { expectation.check(from: state, to: state) }
  }

  func expectChange(
    from before: State, to after: State, _ update: ((inout State) throws -> Void)?,
    screenIDs: StackElementIDGenerator, at location: SourceLocation
  ) {
    if update == nil, before == after { return }
    let expectation = StateExpectation(
      update: update, mustChange: true, exhaustivity: exhaustivity, location: location)
    within(screenIDs) { expectation.check(from: before, to: after) }
  }

  var sentScreenIDs: StackElementIDGenerator { recorder.sentScreenIDs }

  private func within(_ screenIDs: StackElementIDGenerator, _ body: () -> Void) {
    Dependencies.withDependencies(core.dependencies) {
      recorder.withScreenIDs(screenIDs, body)
    }
  }
}
