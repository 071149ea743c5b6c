import ComposableArchitecture
import Game
import Oriel
import SignIn
import TwoFactor

public struct TicTacToeView: View {
  @Bindable var store: StoreOf<TicTacToe>

  public init(store: StoreOf<TicTacToe>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      SignInView(store: store.scope(state: \.signIn, action: \.signIn))
    } destination: { store in
      switch store.case {
      case .game(let store): GameView(store: store)
      case .newGame(let store): NewGameView(store: store)
      case .twoFactor(let store): TwoFactorView(store: store)
      }
    }
  }
}
