import ComposableArchitecture
import Testing

@MainActor
struct EffectCancellationTests {
  @Test func aPartThatIsCancelledBeforeItsTurnNeverStarts() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = store.send(
      .perform(
        .concatenate(
          job("A", waitingFor: gate).cancellable(id: "a"),
          job("B").cancellable(id: "b"),
          job("C").cancellable(id: "c"))))
    store.send(.perform(.cancel(id: "c")))
    open.finish()
    await task.finish()
    #expect(store.log == ["A", "B"])
  }

  @Test func aCancellationSparesWhatFollowsIt() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let old = store.send(.perform(endless("old").cancellable(id: 1)))
    let new = store.send(
      .perform(.concatenate(.cancel(id: 1), job("new").cancellable(id: 1))))
    await old.finish()
    await new.finish()
    #expect(store.log == ["new"])
  }

  @Test func aMergedCancellationSparesWhatIsNamedAfterIt() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    await store.send(
      .perform(.merge(.cancel(id: 1), job("new").cancellable(id: 1)))
    ).finish()
    #expect(store.log == ["new"])
  }

  @Test func whatIsCancelledByTheSameEffectNeverStarts() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    await store.send(
      .perform(.merge(job("A").cancellable(id: 1), .cancel(id: 1)))
    ).finish()
    #expect(store.log == [])
  }

  @Test func aNewEffectReplacesTheOneInFlight() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let first = store.send(.perform(endless("1").cancellable(id: 1, cancelInFlight: true)))
    let second = store.send(.perform(job("2").cancellable(id: 1, cancelInFlight: true)))
    await first.finish()
    await second.finish()
    #expect(store.log == ["2"])
  }

  @Test func aCleanupHandlerMayCancelAndSend() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let other = store.send(.perform(endless("other").cancellable(id: "other")))
    let (started, didStart) = AsyncStream.makeStream(of: Void.self)
    let task = store.send(
      .perform(
        Effect.run { _ in
          await withTaskCancellationHandler {
            didStart.finish()
            try? await Task.sleep(for: .seconds(100))
          } onCancel: {
            MainActor.assumeIsolated {
              _ = store.send(.perform(.cancel(id: "other")))
              _ = store.send(.append("cleanup"))
            }
          }
        }
        .cancellable(id: "job")))
    for await _ in started {}
    store.send(.perform(.cancel(id: "job")))
    #expect(store.log == ["cleanup"])
    await task.finish()
    await other.finish()
    #expect(store.log == ["cleanup"])
  }

  @Test func aCancelledEffectsActionsAreDropped() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = store.send(
      .perform(
        Effect.run { send in
          // Deaf to cancellation.
          await Task { for await _ in gate {} }.value
          await send(.append("late"))
        }
        .cancellable(id: 1)))
    store.send(.perform(.cancel(id: 1)))
    open.finish()
    await task.finish()
    #expect(store.log == [])
  }

  @Test func droppingTheLastStoreCancelsEverything() async {
    let (cancelled, didCancel) = AsyncStream.makeStream(of: Void.self)
    weak var weakStore: StoreOf<Jobs>?
    do {
      let store = Store(initialState: Jobs.State()) { Jobs() }
      weakStore = store
      store.send(
        .perform(
          .run { _ in
            try? await Task.sleep(for: .seconds(100))
            if Task.isCancelled { didCancel.finish() }
          }))
    }
    #expect(weakStore == nil)
    for await _ in cancelled {}
  }

  @Test func aPartOfAnEffectCanBeCancelledByName() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let (started, didStart) = AsyncStream.makeStream(of: Void.self)
    let task = store.send(
      .perform(
        .run { send in
          await withTaskCancellation(id: "part") {
            didStart.finish()
            try? await Task.sleep(for: .seconds(100))
          }
          await send(.append("after"))
        }))
    for await _ in started {}
    store.send(.perform(.run { _ in Task.cancel(id: "part") }))
    await task.finish()
    #expect(store.log == ["after"])
  }

  @Test func cancellingWhoWaitsCancelsTheEffects() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let task = store.send(.perform(endless("1")))
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

  @Test func anErrorThatNobodyHandlesIsReported() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    await withExpectedIssue(
      """
      An effect 'loading' has thrown an error that nobody handles.

        Actions: Action
        Error: ComposableArchitectureTests.Broken()

      The effect has ended, and the feature wasn't told. A cancelled effect may throw \
      'CancellationError'; any other error has to become an action or to be ignored on purpose. Add \
      'catch: { error, send in … }' to '.run', or handle the error within the effect.
      """
    ) {
      await store.send(.perform(.run(name: "loading") { _ in throw Broken() })).finish()
    }
  }

  @Test func aHandledErrorBecomesAnAction() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    await store.send(
      .perform(
        .run { _ in
          throw Broken()
        } catch: { _, send in
          await send(.append("caught"))
        })
    ).finish()
    #expect(store.log == ["caught"])
  }

  @Test func anActionAfterTheEndIsReportedOnceAndDropped() async {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    let kept = LockIsolated<Send<Jobs.Action>?>(nil)
    await store.send(.keepSender(kept)).finish()
    withExpectedIssue {
      kept.value?(.append("late"))
    }
    kept.value?(.append("later"))
    #expect(store.log == [])
  }
}

struct Broken: Error {}

private func job(_ name: String, waitingFor gate: AsyncStream<Void>? = nil) -> Effect<Jobs.Action> {
  .run { send in
    if let gate { for await _ in gate {} }
    await send(.append(name))
  }
}

private func endless(_ name: String) -> Effect<Jobs.Action> {
  .run { send in
    try await Task.sleep(for: .seconds(100))
    await send(.append(name))
  }
}

@Reducer
struct Jobs {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
  }
  enum Action {
    case append(String)
    case keepSender(LockIsolated<Send<Action>?>)
    indirect case perform(Effect<Action>)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .append(let text):
        state.log.append(text)
        return .none
      case .keepSender(let kept):
        return .run { send in kept.setValue(send) }
      case .perform(let effect):
        return effect
      }
    }
  }
}
