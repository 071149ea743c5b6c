/// The nine squares, and what they say about the game.
public struct Board: Equatable, Sendable {
  var squares = [Player?](repeating: nil, count: 9)

  static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
  ]

  /// The three squares in a row that decide the game.
  var winningLine: [Int]? {
    Self.lines.first { line in
      squares[line[0]] != nil && line.allSatisfy { squares[$0] == squares[line[0]] }
    }
  }

  var winner: Player? {
    winningLine.flatMap { squares[$0[0]] }
  }

  var isFull: Bool {
    squares.allSatisfy { $0 != nil }
  }
}

public enum Player: String, Equatable, Sendable {
  case cross = "✕"
  case nought = "○"

  var other: Player {
    self == .cross ? .nought : .cross
  }

  var spokenName: String {
    self == .cross ? "cross" : "nought"
  }
}
