import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreSendTests {
  @Test func `a step that is asserted in full passes`() async {
    let store = Probe.store()
    await store.send(.increment) { $0.count = 1 }
    await store.send(\.view.tapped) { $0.count = 11 }
    await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
    await store.send(\.loaded, 3) { $0.count = 3 }
    await store.send(.nothing)
    #expect(store.state == Probe.State(count: 3, name: "Blob"))
  }

  @Test func `a wrong expectation shows only what differs, at the author's line`() async {
    let store = Probe.store()
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      _ = await store.send(.increment) { $0.count = 0 }
    }
    #expect(
      recorder.texts == [
        """
        A state change does not match expectation: …

            \u{2007} Probe.State(
            −   count: 0,
            +   count: 1,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
    #expect(recorder.lines == [#line - 16])
  }

  @Test func `a change without an expectation fails`() async {
    let store = Probe.store()
    let texts = await issues { await store.send(.increment) }
    #expect(
      texts == [
        """
        State was not expected to change, but a change occurred: …

            \u{2007} Probe.State(
            −   count: 0,
            +   count: 1,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `an expectation that changes nothing fails`() async {
    let store = Probe.store()
    let texts = await issues { await store.send(.nothing) { _ in } }
    #expect(
      texts == [
        """
        Expected state to change, but no change occurred.

        The trailing closure made no observable modifications to state. If no change is expected, \
        leave the closure out.
        """
      ])
  }

  struct Wrong: Error {}

  @Test func `an expectation that throws fails`() async {
    let store = Probe.store()
    let texts = await issues { await store.send(.increment) { _ in throw Wrong() } }
    #expect(texts == ["Threw error: ComposableArchitectureTests.TestStoreSendTests.Wrong()"])
  }

  @Test func `sending while actions wait to be received fails`() async {
    let store = Probe.store()
    await store.send(.feedBack)
    let texts = await issues { await store.send(.nothing) }
    #expect(
      texts == [
        """
        Must handle 1 received action before sending an action.

        Unhandled actions: [
          [0]: .increment
        ]
        """
      ])
    await store.send(.increment) { $0.count = 2 }
  }

  @Test func `assert compares with the present state`() async {
    let store = Probe.store()
    await store.send(.increment) { $0.count = 1 }
    store.assert { $0.count = 1 }
    let texts = issues { store.assert { $0.count = 2 } }
    #expect(
      texts == [
        """
        A state change does not match expectation: …

            \u{2007} Probe.State(
            −   count: 2,
            +   count: 1,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `what a step doesn't change is not copied`() async {
    let store = Probe.store(Probe.State(rows: Array(0..<10_000)))
    let before = store.state.rows.address
    await store.send(.increment) { $0.count = 1 }
    #expect(store.state.rows.address == before)
  }
}
