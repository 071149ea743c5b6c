import ComposableArchitecture
import Oriel

public struct GameView: View {
  let store: StoreOf<Game>

  public init(store: StoreOf<Game>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      Text(store.status)
        .font(.title)

      Grid {
        ForEach(0..<3) { row in
          GridRow {
            ForEach(0..<3) { column in
              SquareView(store: store, square: row * 3 + column)
            }
          }
        }
      }

      HStack {
        if store.isOver {
          Button("Play again") { store.send(.playAgainButtonTapped) }
            .buttonStyle(.borderedProminent)
        }
        Button("Quit") { store.send(.quitButtonTapped) }
      }
    }
    .padding()
    .navigationTitle("\(store.crossName) and \(store.noughtName)")
  }
}

private struct SquareView: View {
  let store: StoreOf<Game>
  let square: Int

  var body: some View {
    Button(player?.rawValue ?? " ") { store.send(.squareTapped(square)) }
      .font(.largeTitle)
      .disabled(store.isOver || player != nil)
      .accessibilityLabel(
        "Row \(square / 3 + 1), column \(square % 3 + 1): \(player?.spokenName ?? "empty")"
      )
      .accessibilityIdentifier("square \(square)")
  }

  private var player: Player? { store.board.squares[square] }
}
