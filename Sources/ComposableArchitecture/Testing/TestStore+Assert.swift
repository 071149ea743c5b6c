import CustomDump
import Dependencies
import Sharing

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
  ///
  /// Shared values are different: effects may change them at any time. The closure gets them as they
  /// were last asserted, and makes of them what they are now:
  ///
  /// ```swift
  /// store.assert {
  ///   $0.$progress.withLock { $0 = 1 }
  /// }
  /// ```
  public func assert(
    _ updateStateToExpectedResult: @escaping (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let shared = recorder.currentShared
    let expectation = StateExpectation(
      update: updateStateToExpectedResult, mustChange: false, exhaustivity: exhaustivity,
      location: location, sharedChanges: recorder.sharedChanges, shared: shared)
    within(recorder.currentScreenIDs) { expectation.check(from: state, to: state) }
    recorder.sharedChanges.accept(shared)
  }

  func expectChange(
    from before: State, to after: State, _ shared: SharedSnapshot,
    _ update: ((inout State) throws -> Void)?, screenIDs: StackElementIDGenerator,
    at location: SourceLocation
  ) {
    if update == nil, shared.isEmpty, before == after { return }
    let expectation = StateExpectation(
      update: update, mustChange: true, exhaustivity: exhaustivity, location: location,
      sharedChanges: recorder.sharedChanges, shared: shared)
    within(screenIDs) { expectation.check(from: before, to: after) }
    recorder.sharedChanges.accept(shared)
  }

  var sentScreenIDs: StackElementIDGenerator { recorder.sentScreenIDs }

  private func within(_ screenIDs: StackElementIDGenerator, _ body: () -> Void) {
    Dependencies.withDependencies(core.dependencies) {
      recorder.withScreenIDs(screenIDs, body)
    }
  }
}
