import ComposableArchitecture

/// One row with a timer of its own, which runs while the row is on screen.
@Reducer
public struct Row: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    var isMarked = false
    var seconds = 0

    // NB: A store has an id of its own, which isn't the row's.
    var number: Int { id }
  }

  public enum Action: BindableAction {
    case appeared
    case binding(BindingAction<State>)
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }

      case .binding:
        return .none

      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}
