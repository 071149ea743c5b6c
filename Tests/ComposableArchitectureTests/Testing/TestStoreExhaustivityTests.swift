import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreExhaustivityTests {
  @Test func `off: what is asserted must hold, the rest may be anything`() async {
    let texts = await issues {
      let store = Probe.store()
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(\.binding.name, "Blob")
      await store.send(.increment) { $0.count = 2 }
      store.assert { $0.name = "Blob" }
      await store.send(.feedBackTwice)
      await store.receive(\.loaded) { $0.count = 7 }
      await store.send(.feedBack)
      await store.send(.increment) { $0.count = 9 }
      await store.send(.feedBack)
      await store.send(.startTimer)
    }
    #expect(texts == [])
  }

  @Test func `off: a wrong assertion fails`() async {
    let store = Probe.store()
    store.exhaustivity = .off
    let texts = await issues {
      await store.send(.increment) { $0.count = 5 }
      await store.receive(.tick)
    }
    #expect(
      texts == [
        """
        A state change does not match expectation: …

            \u{2007} Probe.State(
            −   count: 5,
            +   count: 1,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)
        """,
        """
        Expected to receive the following action, but didn't: …

            Probe.Action.tick

        There are no in-flight effects that could deliver this action. Could the effect you \
        expected to deliver this action have been cancelled?
        """,
      ])
  }

  @Test func `off: an action that didn't come is missed among those that did`() async {
    let store = Probe.store()
    store.exhaustivity = .off
    await store.send(.feedBack)
    let texts = await issues { await store.receive(.tick) }
    #expect(
      texts == [
        """
        Expected to receive the following action, but didn't: …

            Probe.Action.tick

        Actions that were received:

            [
              [0]: .increment
            ]

        There are no in-flight effects that could deliver this action. Could the effect you \
        expected to deliver this action have been cancelled?
        """
      ])
  }

  @Test func `off, showing: each skipped assertion is a warning and not a failure`() async {
    let texts = await issues {
      let store = Probe.store()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.increment)
      await store.send(.nothing) { $0.count = 1 }
      await store.send(.feedBackTwice)
      await store.receive(\.loaded) { $0.count = 7 }
      await store.send(.feedBack)
    }
    #expect(
      texts == [
        """
        Skipped assertions: …

        State was not expected to change, but a change occurred: …

            \u{2007} Probe.State(
            −   count: 0,
            +   count: 1,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)
        """,
        """
        Skipped assertions: …

        Expected state to change, but no change occurred.

        The trailing closure made no observable modifications to state. If no change is expected, \
        leave the closure out.
        """,
        """
        Skipped assertions: …

        1 received action was skipped:

        Probe.Action.increment
        """,
        """
        Skipped assertions: …

        The store received 1 unexpected action: …

          Unhandled actions:
            [
              [0]: .increment
            ]

        To fix, assert each of them with 'store.receive', skip them with 'await \
        store.skipReceivedActions()', or let the test assert only what it is about: \
        'store.exhaustivity = .off'.
        """,
      ])
  }

  @Test func `warnings don't fail the test`() async {
    let store = Probe.store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.feedBack)
    await store.skipReceivedActions()
  }

  @Test func `withExhaustivity holds for its operation`() async {
    let store = Probe.store()
    await store.withExhaustivity(.off) {
      await store.send(.increment)
    }
    #expect(store.exhaustivity == .on)
    store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
    await store.send(.increment) { $0.count = 2 }
  }
}
