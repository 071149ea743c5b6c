import ComposableArchitecture

@Reducer
struct Meter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var other = 0
  }
  enum Action {
    case increment
    case incrementOther
    case incrementTwice
    case incrementLater
    case nothing
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementOther:
        state.other += 1
        return .none
      case .incrementTwice:
        return .merge(.send(.increment), .send(.increment))
      case .incrementLater:
        return .run { send in await send(.increment) }
      case .nothing:
        return .none
      }
    }
  }
}

@Reducer
struct Household {
  @ObservableState
  struct State: Equatable {
    var child = Meter.State()
    var title = ""
  }
  enum Action {
    case child(Meter.Action)
    case replaceChild(Meter.State)
    case replaceAll(State)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Meter() }
    Reduce { state, action in
      switch action {
      case .child: return .none
      case .replaceChild(let child):
        state.child = child
        return .none
      case .replaceAll(let new):
        state = new
        return .none
      }
    }
  }
}
