import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreReceiveTests {
  @Test func `an action is received by value, case, case and payload, and condition`() async {
    let store = Probe.store()
    for form in 0..<4 {
      await store.send(.load)
      let expected = (form + 1) * 100
      switch form {
      case 0: await store.receive(.loaded(expected)) { $0.count = expected }
      case 1: await store.receive(\.loaded) { $0.count = expected }
      case 2: await store.receive(\.loaded, expected) { $0.count = expected }
      default:
        await store.receive(where: { $0 == .loaded(expected) }) { $0.count = expected }
      }
    }
  }

  @Test func `actions fed back at once are received one by one, each with its own change`() async {
    let store = Probe.store()
    await store.send(.feedBackTwice)
    #expect(store.state.count == 0)
    await store.receive(\.increment) { $0.count = 1 }
    #expect(store.state.count == 1)
    await store.receive(\.loaded) { $0.count = 7 }
  }

  @Test func `a timer's actions come as the clock advances`() async {
    let clock = TestClock()
    let store = Probe.store(clock: clock)
    await store.send(.startTimer)
    await clock.advance(by: .seconds(2))
    await store.receive(\.tick) { $0.count = 1 }
    await store.receive(\.tick) { $0.count = 2 }
    await store.send(.stopTimer)
  }

  @Test func `another action than the expected one is shown as a difference`() async {
    let store = Probe.store()
    await store.send(.load)
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) { await store.receive(.loaded(1)) }
    #expect(
      recorder.texts == [
        """
        Received unexpected action: …

            − Probe.Action.loaded(1)
            + Probe.Action.loaded(100)

        (Expected: −, Received: +)
        """
      ])
    #expect(recorder.lines == [#line - 12])
    #expect(store.state.count == 100)
  }

  @Test func `an action that comes before the expected one is shown`() async {
    let store = Probe.store()
    await store.send(.feedBackTwice)
    let texts = await issues { await store.receive(\.loaded) }
    #expect(
      texts == [
        """
        Received unexpected action before this one: …

            Probe.Action.increment
        """
      ])
    await store.receive(\.loaded) { $0.count = 7 }
  }

  @Test func `a wrong state after a received action fails`() async {
    let store = Probe.store()
    await store.send(.feedBack)
    let texts = await issues { await store.receive(.increment) { $0.count = 5 } }
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
        """
      ])
  }

  @Test func `an action that nothing can send is missed at once`() async {
    let store = Probe.store()
    store.timeout = .seconds(3600)
    let texts = await issues {
      await store.receive(.loaded(1))
      await store.receive(\.loaded)
      await store.receive(\.loaded, 2)
      await store.receive(where: { $0 == .tick })
    }
    let reason = """
      There are no in-flight effects that could deliver this action. Could the effect you expected \
      to deliver this action have been cancelled?
      """
    #expect(
      texts == [
        """
        Expected to receive the following action, but didn't: …

            Probe.Action.loaded(1)

        \(reason)
        """,
        "Expected to receive an action matching case path, but didn't get one.\n\n\(reason)",
        """
        Expected to receive the following action, but didn't: …

            Probe.Action.loaded(2)

        \(reason)
        """,
        "Expected to receive an action matching predicate, but didn't get one.\n\n\(reason)",
      ])
  }

  @Test func `an action that an effect doesn't send in time is missed, and the effect named`() async
  {
    let store = Probe.store()
    await store.send(.startTimer)
    let texts = await issues {
      await store.receive(.tick, timeout: .milliseconds(20))
    }
    #expect(
      texts == [
        """
        Expected to receive the following action, but didn't: …

            Probe.Action.tick

        There are effects in-flight after 0.02 seconds:

          Started by: Probe.Action.startTimer
          Effect: Probe/Probe.swift:7
          Cancel ID: Probe.CancelID.timer

        If an effect waits for a clock, advance the test's clock as far as needed, or give the \
        feature an 'ImmediateClock'. If it takes real time, pass a longer 'timeout'.
        """
      ])
    await store.send(.stopTimer)
  }
}
