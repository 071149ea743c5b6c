import ComposableArchitecture
import Testing

/// Ways for a child to go that need more than one level.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct EffectLifetimeScenarioTests {
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
