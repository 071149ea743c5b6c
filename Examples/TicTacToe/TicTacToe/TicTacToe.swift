import ComposableArchitecture
import Game
import SignIn
import TwoFactor

/// From signing in to the board: each screen is a feature of its own, in a module of its own, and knows
/// none of the others. This one joins them.
@Reducer
public struct TicTacToe: Sendable {
  @Reducer
  public enum Path {
    case game(Game)
    case newGame(NewGame)
    case twoFactor(TwoFactor)
  }

  @ObservableState
  public struct State: Equatable {
    var path = StackState<Path.State>()
    var signIn = SignIn.State()

    public init() {}
  }

  public enum Action {
    case path(StackActionOf<Path>)
    case signIn(SignIn.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.signIn, action: \.signIn) {
      SignIn()
    }
    Reduce { state, action in
      switch action {
      case .signIn(.delegate(.needsCode(let token))):
        state.path.append(.twoFactor(TwoFactor.State(token: token)))
        return .none

      case .signIn(.delegate(.signedIn(let person))),
        .path(.element(id: _, action: .twoFactor(.delegate(.signedIn(let person))))):
        state.path.removeAll()
        state.path.append(.newGame(NewGame.State(crossName: person.name)))
        return .none

      case .path(.element(id: _, action: .newGame(.delegate(.start(let cross, let nought))))):
        state.path.append(.game(Game.State(crossName: cross, noughtName: nought)))
        return .none

      case .path, .signIn:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension TicTacToe.Path.State: Equatable {}
