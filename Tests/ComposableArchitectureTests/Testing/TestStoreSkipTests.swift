import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreSkipTests {
  @Test func `skipped actions take the state along, and are shown`() async {
    let store = Probe.store()
    await store.send(.feedBackTwice)
    let texts = await issues { await store.skipReceivedActions() }
    #expect(
      texts == [
        """
        Skipped assertions: …

        2 received actions were skipped:

        [
          [0]: .increment,
          [1]: .loaded(7)
        ]
        """
      ])
    #expect(store.state.count == 7)
    await store.send(.increment) { $0.count = 8 }
  }

  @Test func `one skipped action is shown by itself`() async {
    let store = Probe.store()
    await store.send(.feedBack)
    let texts = await issues { await store.skipReceivedActions() }
    #expect(
      texts == [
        """
        Skipped assertions: …

        1 received action was skipped:

        Probe.Action.increment
        """
      ])
  }

  @Test func `nothing to skip fails, unless it may be so`() async {
    let store = Probe.store()
    let texts = await issues {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(
      texts == [
        "There were no received actions to skip.",
        "There were no in-flight effects to skip.",
      ])
  }

  @Test func `skipped effects are cancelled, and are shown`() async {
    let clock = TestClock()
    let store = Probe.store(clock: clock)
    await store.send(.startTimer)
    let texts = await issues { await store.skipInFlightEffects() }
    #expect(
      texts == [
        """
        Skipped assertions: …

        1 in-flight effect was cancelled, originating from:

          Started by: Probe.Action.startTimer
          Effect: Probe/Probe.swift:7
          Cancel ID: Probe.CancelID.timer
        """
      ])
    await clock.advance(by: .seconds(3))
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func `a test that isn't exhaustive skips silently`() async {
    let store = Probe.store()
    store.exhaustivity = .off
    await store.send(.feedBack)
    await store.send(.startTimer)
    let texts = await issues {
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects()
    }
    #expect(texts == [])
  }
}
