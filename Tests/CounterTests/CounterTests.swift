import Clocks
import ComposableArchitecture
import Testing

@testable import Counter

@MainActor
struct CounterTests {
  @Test
  func countsByHand() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
    await store.send(.resetButtonTapped) { $0.count = 0 }
  }

  @Test
  func countsByTheClockUntilItIsTurnedOff() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.timerToggled(true)) { $0.isTimerOn = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await store.receive(\.timerTicked) { $0.count = 2 }
    await store.send(.timerToggled(false)) { $0.isTimerOn = false }
    await clock.advance(by: .seconds(5))
  }
}
