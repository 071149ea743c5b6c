import Clocks
import ComposableArchitecture
import IssueReporting
import OrielTesting
import Testing
import Views

/// One test asserts all that a feature does and what a user sees of it.
@MainActor
struct TestStoreScreenTests {
  @Test
  func actionsOfTheUserAreReceivedBesideTheFrames() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) { Timer() }
    let screen = Screen(store, clock: clock) { TimerView(store: $0) }

    await screen.button("Start").tap()
    await store.receive(\.startButtonTapped) { $0.isRunning = true }
    screen.expectOutline(
      """
      window
        text "0"
        button "Stop"
      """)

    await screen.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.receive(\.ticked) { $0.seconds = 2 }
    screen.expectLayout(
      """
                                   2
                                [ Stop ]
      """)

    await screen.button("Stop").tap()
    await store.receive(\.stopButtonTapped) { $0.isRunning = false }
    #expect(screen.pendingEffects == [])
  }

  @Test
  func theTestAndTheUserSendInTurns() async {
    let store = TestStore(initialState: Timer.State()) { Timer() }
    let screen = Screen(store, clock: TestClock()) { TimerView(store: $0) }
    await screen.button("Start").tap()
    await store.receive(\.startButtonTapped) { $0.isRunning = true }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
    #expect(screen.button("Start").exists)
  }

  @Test
  func whatIsNotReceivedFailsTheTest() async {
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) {
      let store = TestStore(initialState: Timer.State()) { Timer() }
      let screen = Screen(store, clock: TestClock()) { TimerView(store: $0) }
      await screen.button("Start").tap()
      await store.send(.stopButtonTapped) { $0.isRunning = false }
      await screen.button("Start").tap()
      await screen.button("Stop").tap()
    }
    #expect(
      reporter.messages.map { $0.prefix { $0 != "\n" } } == [
        "Must handle 1 received action before sending an action.",
        "The store received 2 unexpected actions: …",
      ])
  }

  @Test
  func aStateThatIsNotExpectedFailsAtTheLineThatReceives() async {
    let store = TestStore(initialState: Timer.State()) { Timer() }
    let screen = Screen(store, clock: TestClock()) { TimerView(store: $0) }
    await screen.button("Start").tap()
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) {
      await store.receive(\.startButtonTapped)
    }
    #expect(reporter.messages.count == 1)
    #expect(reporter.messages.first?.contains("isRunning: false") == true)
    await screen.button("Stop").tap()
    await store.receive(\.stopButtonTapped) { $0.isRunning = false }
  }

  @Test
  func tasksOfViewsEndWithTheScreen() async {
    let store = TestStore(initialState: Timer.State()) { Timer() }
    let screen = Screen(store, clock: TestClock()) { store in
      TimerView(store: store).task { await store.send(.startButtonTapped).finish() }
    }
    await screen.settle()
    await store.receive(\.startButtonTapped) { $0.isRunning = true }
    await screen.unmount()
    #expect(screen.pendingEffects == [])
    #expect(screen.outline == "")
  }

  @Test
  func aRefusalNamesTheEffectsThatStillRun() async throws {
    let screen = Screen(clock: TestClock()) {
      TimerView(store: Store(initialState: Timer.State()) { Timer() })
    }
    await screen.button("Start").tap()
    await expectIssue(
      """
      Can't tap button "Start".

      Nothing on screen is button "Start".

      The nearest are:

        button "Stop"

      On screen:

      window
        text "0"
        button "Stop"

      Effects that still run:

        Started by: Timer.Action.startButtonTapped
        Name: ticking
        Effect: OrielTestingTests/TestStoreScreenTests.swift:\(Timer.effectLine)
        Cancel ID: Timer.CancelID.ticking
      """
    ) {
      await screen.button("Start").tap()
    }
    await screen.button("Stop").tap()
    #expect(screen.pendingEffects == [])
  }

  @Test
  func whatNeverSettlesIsNamedWithWhereItWasStarted() async {
    let store = Store(initialState: Restless.State()) { Restless() }
    let screen = Screen { RestlessFeatureView(store: store) }
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await screen.button("Go").tap() }
    let message = reporter.messages.first ?? ""
    #expect(message.hasPrefix("The screen did not settle: it still changes after 5000 turns."))
    #expect(
      message.contains(
        """
        Effects that still run:

          Started by: Restless.Action.goButtonTapped
          Effect: OrielTestingTests/TestStoreScreenTests.swift:\(Restless.effectLine)
          Cancel ID: "restless"

        Something sends actions without end and without waiting for a clock. Let it wait for the \
        dependency continuousClock, which stands still until the test advances it.
        """), "\(message)")
    store.send(.stop)
  }

  @Test
  func effectsOfOtherTestsAreNotNamed() async {
    let store = Store(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.send(.startButtonTapped)
    let screen = Screen { Text("other") }
    #expect(screen.pendingEffects.count == 1)
    let elsewhere = await Task.detached { await EffectsOfTest.descriptions }.value
    #expect(elsewhere == [])
    store.send(.stopButtonTapped)
  }
}

@Reducer
struct Timer {
  @ObservableState
  struct State: Equatable {
    var seconds = 0
    var isRunning = false
  }

  @CasePathable
  enum Action {
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  enum CancelID { case ticking }

  static let effectLine = #line + 9

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .run(name: "ticking") { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.ticking)
      case .stopButtonTapped:
        state.isRunning = false
        return .cancel(id: CancelID.ticking)
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

struct TimerView: View {
  let store: StoreOf<Timer>

  var body: some View {
    Text("\(store.seconds)")
    if store.isRunning {
      Button("Stop") { store.send(.stopButtonTapped) }
    } else {
      Button("Start") { store.send(.startButtonTapped) }
    }
  }
}

@Reducer
struct Restless {
  @ObservableState
  struct State: Equatable {
    var turn = 0
  }

  enum Action {
    case goButtonTapped
    case turned
    case stop
  }

  static let effectLine = #line + 6

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goButtonTapped:
        return .run { send in
          while !Task.isCancelled { await send(.turned) }
        }
        .cancellable(id: "restless")
      case .turned:
        state.turn += 1
        return .none
      case .stop:
        return .cancel(id: "restless")
      }
    }
  }
}

struct RestlessFeatureView: View {
  let store: StoreOf<Restless>

  var body: some View {
    Text("\(store.turn)")
    Button("Go") { store.send(.goButtonTapped) }
  }
}
