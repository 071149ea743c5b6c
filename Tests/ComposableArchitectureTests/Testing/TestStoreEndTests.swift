import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreEndTests {
  @Test func `actions that nobody has received fail the test at the store's line`() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = Probe.store(line: 123)
      await store.send(.feedBackTwice)
    }
    #expect(
      recorder.texts == [
        """
        The store received 2 unexpected actions: …

          Unhandled actions:
            [
              [0]: .increment,
              [1]: .loaded(7)
            ]

        To fix, assert each of them with 'store.receive', skip them with 'await \
        store.skipReceivedActions()', or let the test assert only what it is about: \
        'store.exhaustivity = .off'.
        """
      ])
    #expect(recorder.lines == [123])
  }

  @Test func `effects that still run fail the test at the line of their send`() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = Probe.store()
      await store.send(.startTimer)
      await store.send(.startNamed)
    }
    let reasons = """
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
    #expect(
      recorder.texts == [
        """
        An effect returned for this action is still running. It must complete before the end of the \
        test. …

          Started by: Probe.Action.startTimer
          Effect: Probe/Probe.swift:7
          Cancel ID: Probe.CancelID.timer

        \(reasons)
        """,
        """
        An effect returned for this action is still running. It must complete before the end of the \
        test. …

          Started by: Probe.Action.startNamed
          Name: forever
          Effect: Probe/Probe.swift:8

        \(reasons)
        """,
      ])
    #expect(recorder.lines == [#line - 41, #line - 40])
  }

  @Test func `cancelled effects don't fail the test`() async {
    let texts = await issues {
      let store = Probe.store()
      await store.send(.startTimer)
      await store.send(.stopTimer)
      let task = await store.send(.startNamed)
      await task.cancel()
      #expect(task.isCancelled)
    }
    #expect(texts == [])
  }

  @Test func `a test that ends with live effects fails itself`() async {
    await withKnownIssue {
      let store = Probe.store()
      await store.send(.startTimer)
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("An effect returned for this action") == true
    }
  }

  @Test nonisolated func `a store that goes outside of the main actor fails its own test`() async {
    await withKnownIssue {
      let store = await Probe.store()
      await store.send(.startTimer)
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("An effect returned for this action") == true
    }
  }

  @Test func `expected issues take in those of the end`() async {
    await withExpectedIssue {
      let store = Probe.store()
      await store.send(.feedBack)
    }
  }

  @Test func `dropping the store cancels its effects`() async {
    let clock = TestClock()
    await withExpectedIssue {
      let store = Probe.store(clock: clock)
      await store.send(.startTimer)
    }
    await Task.megaYield()
    let texts = await issues { await clock.run(timeout: .milliseconds(100)) }
    #expect(texts == [])
  }
}
