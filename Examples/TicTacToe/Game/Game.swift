import ComposableArchitecture

/// One game after the other between two people at one keyboard.
@Reducer
public struct Game: Sendable {
  @ObservableState
  public struct State: Equatable {
    var board = Board()
    var crossName: String
    var noughtName: String
    var turn = Player.cross

    public init(crossName: String, noughtName: String) {
      self.crossName = crossName
      self.noughtName = noughtName
    }

    var isOver: Bool {
      board.winner != nil || board.isFull
    }

    var status: String {
      if let winner = board.winner { return "\(name(of: winner)) wins!" }
      if board.isFull { return "A draw." }
      return "\(name(of: turn)), place your \(turn.rawValue)"
    }

    private func name(of player: Player) -> String {
      player == .cross ? crossName : noughtName
    }
  }

  public enum Action {
    case playAgainButtonTapped
    case quitButtonTapped
    case squareTapped(Int)
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playAgainButtonTapped:
        state.board = Board()
        state.turn = .cross
        return .none

      case .quitButtonTapped:
        return .run { _ in await dismiss() }

      case .squareTapped(let square):
        guard !state.isOver, state.board.squares[square] == nil else { return .none }
        state.board.squares[square] = state.turn
        state.turn = state.turn.other
        return .none
      }
    }
  }
}
