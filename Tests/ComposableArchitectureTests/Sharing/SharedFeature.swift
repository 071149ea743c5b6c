import ComposableArchitecture

/// A feature that changes shared state in each way there is.
@Reducer
struct SharedFeature {
  @ObservableState
  struct State: Equatable {
    var name = "Blob"
    @Shared var count: Int
    @SharedReader(.inMemory("limit")) var limit = 10
    @Shared(.inMemory("list")) var list: IdentifiedArrayOf<Row> = []

    init(count: Int = 0) { _count = Shared(value: count) }
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  enum Action: Equatable {
    case increment
    case incrementTwice
    case incrementLater
    case changeInEffect
    case changeElsewhere
    case append
    case replace
    case nothing
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$count.withLock { $0 += 1 }
        return .none
      case .incrementTwice:
        state.$count.withLock { $0 += 1 }
        return .send(.increment)
      case .incrementLater:
        return .run { send in
          await send(.increment)
          await send(.increment)
        }
      case .changeInEffect:
        return .run { [count = state.$count] _ in count.withLock { $0 += 100 } }
      case .changeElsewhere:
        @Shared(.inMemory("elsewhere")) var elsewhere = 0
        $elsewhere.withLock { $0 += 1 }
        return .none
      case .append:
        state.$list.withLock { $0.append(Row(id: $0.count, title: "new")) }
        return .none
      case .replace:
        state.$count = Shared(value: 1_000)
        return .none
      case .nothing:
        return .none
      }
    }
  }

  @MainActor static func store() -> TestStoreOf<SharedFeature> {
    TestStore(initialState: State()) { SharedFeature() }
  }
}
