import CustomDump

extension TestStore {
  /// Takes the actions that wait to be received as they are, with the state that they have led to.
  ///
  /// What is skipped is shown as a warning.
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure when there are none.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard !recorder.received.isEmpty else {
      if strict {
        TestIssue(message: "There were no received actions to skip.", location: location).report()
      }
      return
    }
    reportSkipped(recorder.received.map(\.action), at: location)
    recorder.acceptReceived()
  }

  /// Cancels all effects that run.
  ///
  /// What is skipped is shown as a warning.
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure when there are none.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    let work = core.unfinishedWork
    guard !work.isEmpty else {
      if strict {
        TestIssue(message: "There were no in-flight effects to skip.", location: location).report()
      }
      return
    }
    let count = work.running.count
    let issue = TestIssue(
      message: """
        \(count) in-flight effect\(count == 1 ? " was" : "s were") cancelled, originating from:

        \(work.description)
        """,
      location: location)
    issue.report(exhaustivityOfSkips)
    core.cancelEffects()
    await settle()
  }

  /// Shows actions that the test passes over.
  func reportSkipped(_ actions: [Action], at location: SourceLocation) {
    let dump =
      actions.count == 1 ? String(customDumping: actions[0]) : String(customDumping: actions)
    let issue = TestIssue(
      message: """
        \(actions.count) received action\(actions.count == 1 ? " was" : "s were") skipped:

        \(dump)
        """,
      location: location)
    issue.report(exhaustivityOfSkips)
  }

  /// Skipping on purpose is no failure, but an exhaustive test shows it.
  private var exhaustivityOfSkips: Exhaustivity {
    exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
  }
}
