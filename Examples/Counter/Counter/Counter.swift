import ComposableArchitecture

/// Counts up and down, by hand or by the clock.
@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable {
    var count = 0
    var isTimerOn = false

    public init() {}
  }

  public enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
    case resetButtonTapped
    case timerTicked
    case timerToggled(Bool)
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .incrementButtonTapped, .timerTicked:
        state.count += 1
        return .none

      case .resetButtonTapped:
        state.count = 0
        return .none

      case .timerToggled(let isOn):
        state.isTimerOn = isOn
        guard isOn else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      }
    }
  }
}
