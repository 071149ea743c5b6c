import ComposableArchitecture
import Testing

/// Tests that run at the same time have clocks, dependencies, screens and failures of their own.
@Suite struct TestStoreParallelTests {
  @MainActor
  @Test(arguments: 1...500) func `500 tests don't disturb each other`(number: Int) async {
    let clock = TestClock()
    let store = Probe.store(Probe.State(count: number), clock: clock)
    store.dependencies.probeBase = number
    await store.send(.load)
    await store.receive(.loaded(2 * number), timeout: .seconds(60)) {
      $0.count = 2 * number
    }
    await store.send(.startTimer)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick, timeout: .seconds(60)) { $0.count = 2 * number + 1 }
    if number.isMultiple(of: 10) {
      await withKnownIssue { await store.send(.increment) }
    }
    await store.send(.stopTimer)
    await store.finish(timeout: .seconds(60))
  }
}
