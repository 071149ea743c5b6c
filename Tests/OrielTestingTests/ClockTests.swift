import Clocks
import ComposableArchitecture
import IssueReporting
import OrielTesting
import Testing
import Views

/// Whose clock a screen moves.
@MainActor
struct ClockTests {
  @Test
  func aScreenBringsItsOwnClock() async {
    let screen = Screen {
      CountdownView(store: Store(initialState: Countdown.State()) { Countdown() })
    }
    await screen.button("Start").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.text("1").exists)
  }

  @Test
  func aScreenOfATestStoreBringsOneToo() async {
    let store = TestStore(initialState: Countdown.State()) { Countdown() }
    let screen = Screen(store) { CountdownView(store: $0) }
    await screen.button("Start").tap()
    await store.receive(\.startButtonTapped)
    await screen.advance(by: .seconds(3))
    await store.receive(\.ticked) { $0.left = 2 }
    await store.receive(\.ticked) { $0.left = 1 }
    await store.receive(\.ticked) { $0.left = 0 }
  }

  @Test
  func theClockThatTheTestHasSetIsTheScreensToo() async {
    let clock = TestClock()
    let screen = Screen(dependencies: { $0.continuousClock = clock }) {
      CountdownView(store: Store(initialState: Countdown.State()) { Countdown() })
    }
    await screen.button("Start").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.text("2").exists)
    #expect(clock.now == .init(offset: .seconds(1)))
  }

  @Test
  func theClockThatTheFeatureWasGivenIsTheScreensToo() async {
    let store = TestStore(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let screen = Screen(store) { CountdownView(store: $0) }
    await screen.button("Start").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.text("2").exists)
    store.exhaustivity = .off
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
  }

  @Test
  func aClockThatCannotBeMovedIsNotMoved() async {
    let screen = Screen(dependencies: { $0.continuousClock = ImmediateClock() }) { Text("") }
    await expectIssue(
      """
      Can't advance the time: the test has set the clock of this screen's dependencies to one that a \
      screen can't move.

      Set none, and the screen brings a test clock, or give it yours: Screen(clock: TestClock()) { … }
      """
    ) {
      await screen.advance(by: .seconds(1))
    }
  }

  @Test
  func timeThatPassesForNobodySaysWhy() async {
    let clock = TestClock()
    let screen = Screen { TickingView(clock: clock) }
    await expectIssue(
      """
      Can't advance the time: nothing has ever waited for this screen's clock.

      This can happen because:

      • The store was made outside of the screen, with dependencies of its own. Make it in the \
      screen's content, or give both the same clock: Screen(clock: clock) { … }
      • The feature waits for another clock than the dependency continuousClock or suspendingClock.
      • The work that should wait hasn't been started.
      """
    ) {
      await screen.advance(by: .seconds(1))
    }
  }
}
