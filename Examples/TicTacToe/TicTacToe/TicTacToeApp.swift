import ComposableArchitecture
import Oriel

public struct TicTacToeApp: App {
  let store = Store(initialState: TicTacToe.State()) {
    TicTacToe()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Tic-tac-toe") {
      TicTacToeView(store: store)
    }
  }
}
