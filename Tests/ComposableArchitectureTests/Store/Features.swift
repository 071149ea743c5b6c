import ComposableArchitecture

@Reducer
struct Tally {
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
struct Family {
  @ObservableState
  struct State: Equatable {
    var child = Tally.State()
    var title = ""
  }
  enum Action {
    case child(Tally.Action)
    case replaceChild(Tally.State)
    case replaceAll(State)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Tally() }
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
