import ComposableArchitecture

/// Asks who plays against the person who has signed in.
@Reducer
public struct NewGame: Sendable {
  @ObservableState
  public struct State: Equatable {
    var crossName: String
    var noughtName = ""

    var canStart: Bool { !crossName.isEmpty && !noughtName.isEmpty }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case signOutButtonTapped
    case startButtonTapped

    @CasePathable
    public enum Delegate {
      case start(cross: String, nought: String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .signOutButtonTapped:
        return .run { _ in await dismiss() }

      case .startButtonTapped:
        guard state.canStart else { return .none }
        return .send(.delegate(.start(cross: state.crossName, nought: state.noughtName)))
      }
    }
  }
}
