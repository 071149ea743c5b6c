import ComposableArchitecture
import Testing

/// Ways for a child to go that need more than one level or more than one effect.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct EffectLifetimeScenarioTests {
  @Test(arguments: HouseWay.allCases)
  func `what a grandchild has started ends with its parent`(way: HouseWay) async {
    let log = WorkLog()
    let store = Store(
      initialState: House.State(
        office: Office.State(
          sheet: Worker.State(), plain: Worker.State(), rows: [Worker.State(id: 1)],
          path: [Worker.State(id: 2)]))
    ) {
      House()
    } withDependencies: {
      $0[WorkLog.self] = log
    }
    let id = store.office!.path.ids[0]
    let tasks = [
      store.send(.office(.presented(.sheet(.presented(.work))))),
      store.send(.office(.presented(.plain(.work)))),
      store.send(.office(.presented(.rows(.element(id: 1, action: .work))))),
      store.send(.office(.presented(.path(.element(id: id, action: .work))))),
    ]
    switch way {
    case .dismissed: store.send(.office(.dismiss))
    case .dismissedByItself: await store.send(.leave).finish()
    case .setToNil: store.send(.edit { $0.office = nil })
    case .replaced: store.send(.edit { $0.office = Office.State() })
    }
    // Ended before it began, work leaves no entry; what has begun says that it was cancelled.
    for task in tasks { await task.finish() }
    #expect(log.entries.value.allSatisfy { $0 == "cancelled" })
  }

  @Test(arguments: [true, false])
  func `a child that goes in the turn of its first job starts no second one`(
    parentFirst: Bool
  ) async {
    let clock = TestClock()
    let store = Store(initialState: Chain.State(job: Job.State(), removesFirst: parentFirst)) {
      Chain()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let task = store.send(.job(.presented(.start)))
      // The job may not have come to its sleep when the clock is advanced for the first time.
      while store.job != nil, !Task.isCancelled { await clock.advance(by: .seconds(1)) }
      await clock.advance(by: .seconds(2))
      await task.finish()
    }
    #expect(store.log == ["first ended"])
    // A parent that removes its child before the child has acted is told so, and nothing else is.
    #expect(recorder.texts.count == (parentFirst ? 1 : 0))
    #expect(recorder.texts.allSatisfy { $0.contains("firstEnded") })
  }
}

enum HouseWay: CaseIterable { case dismissed, dismissedByItself, setToNil, replaced }

@Reducer
private struct House {
  @ObservableState
  struct State {
    @Presents var office: Office.State?
  }

  enum Action {
    case office(PresentationAction<Office.Action>)
    case leave
    case edit((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .office: return .none
      case .leave: return .send(.office(.dismiss))
      case .edit(let edit):
        edit(&state)
        return .none
      }
    }
    .ifLet(\.$office, action: \.office) { Office() }
  }
}

@Reducer
private struct Job {
  @ObservableState
  struct State: Equatable { var id = 1 }
  enum Action {
    case start
    case firstEnded
    case secondEnded
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .start:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.firstEnded)
        }
      case .firstEnded:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.secondEnded)
        }
      case .secondEnded:
        return .none
      }
    }
  }
}

@Reducer
private struct Chain {
  @ObservableState
  struct State {
    @Presents var job: Job.State?
    var removesFirst: Bool
    var log: [String] = []
  }

  enum Action { case job(PresentationAction<Job.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .job(.presented(.firstEnded)) = action, state.removesFirst else { return .none }
      state.job = nil
      return .none
    }
    Reduce { state, action in
      switch action {
      case .job(.presented(.firstEnded)):
        state.log.append("first ended")
        state.job = nil
      case .job(.presented(.secondEnded)):
        state.log.append("second ended")
      case .job: break
      }
      return .none
    }
    .ifLet(\.$job, action: \.job) { Job() }
  }
}
