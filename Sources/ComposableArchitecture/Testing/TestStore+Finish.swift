extension TestStore {
  /// Waits until all effects have ended, and fails the test where that takes too long.
  ///
  /// ```swift
  /// await store.send(.saveButtonTapped)
  /// await store.finish()
  /// ```
  ///
  /// What the effects send still has to be received.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait. The store's ``timeout`` by default.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let timeout = timeout ?? self.timeout
    if await Patience(timeout: timeout).wait(until: { core.hasNoEffects }) { return }
    // Cancelled work that takes no notice can't do anything any more.
    if core.unfinishedWork.isEmpty { return }
    let issue = TestIssue(
      message: """
        Expected effects to finish, but there are still effects in-flight after \(timeout).

        \(core.unfinishedWork.description)

        \(adviceOnEffects)
        """,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    issue.report(exhaustivity)
  }

  /// What to do about effects that haven't done yet what the test waits for.
  var adviceOnEffects: String {
    """
    If an effect waits for a clock, advance the test's clock as far as needed, or give the feature an \
    'ImmediateClock'. If it takes real time, pass a longer 'timeout'.
    """
  }
}
