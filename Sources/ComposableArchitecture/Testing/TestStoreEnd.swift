import CustomDump
import Sharing

/// What is left to assert when a test store goes.
@MainActor
struct TestStoreEnd<State: Equatable, Action> {
  let core: RootCore<State, Action>
  let recorder: TestRecorder<State, Action>
  let location: SourceLocation

  var issues: [TestIssue] {
    var issues = core.unfinishedWork.running.map { work in
      TestIssue(
        message: message(for: work), location: recorder.location(of: work) ?? location)
    }
    if !recorder.received.isEmpty {
      issues.insert(TestIssue(message: messageForReceived, location: location), at: 0)
    } else if let difference = differenceOfShared {
      issues.append(TestIssue(message: message(forShared: difference), location: location))
    }
    return issues
  }

  /// What effects have changed in shared values after the last step.
  private var differenceOfShared: String? {
    let assertion = SharedAssertion(
      tracker: recorder.sharedChanges, snapshot: recorder.currentShared, startsFromActual: false)
    return assertion.run {
      if assertion.mismatches.isEmpty { return nil }
      return diff(recorder.state, recorder.state, format: .proportional) ?? assertion.differences
    }
  }

  private func message(forShared difference: String) -> String {
    """
    The test ended before all changes of shared state were asserted: …

    \(difference.indented(by: 4))

    (Expected: −, Actual: +)

    An effect has changed it after the last step. To fix, assert it at the end of the test: \
    'store.assert { $0.$value.withLock { … } }'.
    """
  }

  private var messageForReceived: String {
    let count = recorder.received.count
    return """
      The store received \(count) unexpected action\(count == 1 ? "" : "s"): …

        Unhandled actions:
      \(String(customDumping: recorder.received.map(\.action)).indented(by: 4))

      To fix, assert each of them with 'store.receive', skip them with 'await \
      store.skipReceivedActions()', or let the test assert only what it is about: \
      'store.exhaustivity = .off'.
      """
  }

  private func message(for work: UnfinishedWork) -> String {
    """
    An effect returned for this action is still running. It must complete before the end of the \
    test. …

    \(work.description.indented(by: 2))

    To fix, make sure that the effect has ended when the test ends. It can be one of these:

    • The effect only needs a little more time. End the test with 'await store.finish()'.

    • The effect waits for a clock. Advance the test's clock as far as needed, or give the feature \
    an 'ImmediateClock'.

    • The effect lives as long as its feature does, such as a timer or a subscription. Mark it \
    '.cancellable(id:)' and let an action that the test sends return '.cancel(id:)', or cancel the \
    task that 'send' returned: 'await task.cancel()'.

    • The test isn't about the effect. Skip it with 'await store.skipInFlightEffects()', or set \
    'store.exhaustivity = .off'.
    """
  }
}
