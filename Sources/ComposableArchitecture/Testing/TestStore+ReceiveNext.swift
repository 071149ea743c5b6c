import CustomDump

extension TestStore {
  /// What all forms of `receive` do.
  func receive(
    _ expectation: ActionExpectation<Action>,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) async {
    let timeout = timeout ?? self.timeout
    let hadToWait = await wait(for: expectation, timeout)
    guard hasReceived(expectation) else {
      return reportMissing(expectation, after: hadToWait ? timeout : nil, at: location)
    }
    if exhaustivity != .on { skipActions(before: expectation, at: location) }
    let before = recorder.state
    let received = recorder.takeReceived()
    if expectation.matches(received.action) {
      expectChange(
        from: before, to: received.state, received.shared, update, screenIDs: received.screenIDs,
        at: location)
    } else {
      recorder.sharedChanges.accept(received.shared)
      reportMismatch(received.action, expectation, at: location)
    }
  }

  /// Waits as long as there is an effect that may still send the action.
  ///
  /// - Returns: Whether the time is over and there still is one.
  private func wait(
    for expectation: ActionExpectation<Action>, _ timeout: Duration
  ) async -> Bool {
    if hasReceived(expectation) { return false }
    let isDecided = await Patience(timeout: timeout).wait {
      hasReceived(expectation) || core.hasNoEffects
    }
    return !isDecided && !core.unfinishedWork.isEmpty
  }

  /// An exhaustive test looks at the next action, whatever it is; others pick the one they want.
  private func hasReceived(_ expectation: ActionExpectation<Action>) -> Bool {
    exhaustivity == .on
      ? !recorder.received.isEmpty
      : recorder.received.contains { expectation.matches($0.action) }
  }

  private func skipActions(
    before expectation: ActionExpectation<Action>, at location: SourceLocation
  ) {
    var skipped: [Action] = []
    while let next = recorder.received.first, !expectation.matches(next.action) {
      skipped.append(next.action)
      recorder.sharedChanges.accept(recorder.takeReceived().shared)
    }
    if !skipped.isEmpty { reportSkipped(skipped, at: location) }
  }

  private func reportMissing(
    _ expectation: ActionExpectation<Action>, after timeout: Duration?, at location: SourceLocation
  ) {
    var message = "Expected to receive \(expectation.expected)"
    if !recorder.received.isEmpty {
      let actions = String(customDumping: recorder.received.map(\.action)).indented(by: 4)
      message += "\n\nActions that were received:\n\n\(actions)"
    }
    if let timeout {
      message += """


        There are effects in-flight after \(timeout):

        \(core.unfinishedWork.description)

        \(adviceOnEffects)
        """
    } else {
      message += """


        There are no in-flight effects that could deliver this action. Could the effect you expected \
        to deliver this action have been cancelled?
        """
    }
    TestIssue(message: message, location: location).report()
  }

  private func reportMismatch(
    _ action: Action, _ expectation: ActionExpectation<Action>, at location: SourceLocation
  ) {
    let comesLater = recorder.received.contains { expectation.matches($0.action) }
    let issue = TestIssue(
      message: """
        Received unexpected action\(comesLater ? " before this one" : ""): …

        \(expectation.mismatch(action))
        """,
      location: location)
    issue.report()
  }
}
