import CasePaths
import ComposableArchitecture

/// A child that counts, and holds a buffer whose copies can be seen.
struct Ticker: Reducer {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var buffer = [1, 2, 3]
  }

  @CasePathable
  enum Action: Equatable {
    case increment
    case fill
    case reset
    case startTimer
    case stopTimer
    case dismissTapped
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .fill:
        state.buffer[0] += 1
        return .none
      case .reset:
        state = State()
        return .none
      case .startTimer:
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.increment)
          }
        }
        .cancellable(id: CancelID.timer)
      case .stopTimer:
        return .cancel(id: CancelID.timer)
      case .dismissTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
