import ComposableArchitecture
import OrielTesting
import SignIn
import Testing

@testable import Game
@testable import TicTacToe

@MainActor
struct TicTacToeTests {
  @Test
  func aRowWins() async {
    let store = TestStore(initialState: Game.State(crossName: "Ada", noughtName: "Bob")) { Game() }
    store.exhaustivity = .off
    for square in [0, 3, 1, 4] { await store.send(.squareTapped(square)) }
    #expect(store.state.status == "Ada, place your ✕")
    await store.send(.squareTapped(2))
    #expect(store.state.status == "Ada wins!")
    store.exhaustivity = .on
    await store.send(.squareTapped(8))
  }

  @Test
  func aTakenSquareStaysTaken() async {
    let store = TestStore(initialState: Game.State(crossName: "Ada", noughtName: "Bob")) { Game() }
    await store.send(.squareTapped(4)) {
      $0.board.squares[4] = .cross
      $0.turn = .nought
    }
    await store.send(.squareTapped(4))
  }

  @Test
  func fromSigningInToTheBoardAndBack() async {
    let screen = Screen(
      size: .init(width: 40),
      dependencies: {
        $0.accounts.signIn = { email, _ in .needsCode(token: email) }
        $0.accounts.confirm = { code, token in
          guard code == "1234" else { throw AccountsError(reason: "Not that one.") }
          return SignedIn(name: token)
        }
      }
    ) {
      TicTacToeView(store: Store(initialState: TicTacToe.State()) { TicTacToe() })
    }
    #expect(screen.title == "Sign in")
    await screen.textField("E-mail").type("ada")
    await screen.textField("Password").type("secret")
    await screen.button("Sign in").tap()

    #expect(screen.title == "Confirm it's you")
    await screen.textField("Code").type("12x99")
    #expect(screen.textField("Code").value == "1299")
    await screen.button("Continue").tap()
    await screen.alert("That code is not right").button("OK").tap()
    await screen.textField("Code").type("1234")
    await screen.button("Continue").tap()

    #expect(screen.title == "New game")
    await screen.textField("Plays ○").type("Bob")
    await screen.button("Start").tap()
    for square in [4, 0, 2, 6, 5] {
      await screen.identified("square \(square)").tap()
    }
    #expect(
      screen.layout == """
        ‹ Back        ada and Bob
        ────────────────────────────────────────

                   Bob, place your ○
                  ┊ ○ ┊  [   ]  ┊ ✕ ┊
                  [   ]  ┊ ✕ ┊  ┊ ✕ ┊
                  ┊ ○ ┊  [   ]  [   ]
                       [ Quit ]

        """)
    await screen.identified("square 3").tap()
    #expect(
      screen.outline == """
        window "ada and Bob"
          screen "ada and Bob"
            text "Bob wins!"
            grid
              button "Row 1, column 1: nought" [disabled]
              button "Row 1, column 2: empty" [disabled]
              button "Row 1, column 3: cross" [disabled]
              button "Row 2, column 1: nought" [disabled]
              button "Row 2, column 2: cross" [disabled]
              button "Row 2, column 3: cross" [disabled]
              button "Row 3, column 1: nought" [disabled]
              button "Row 3, column 2: empty" [disabled]
              button "Row 3, column 3: empty" [disabled]
            button "Play again"
            button "Quit"
        """)
    await screen.button("Play again").tap()
    #expect(screen.text("ada, place your ✕").exists)
    await screen.button("Quit").tap()
    #expect(screen.title == "New game")
    await screen.button("Sign out").tap()
    #expect(screen.title == "Sign in")
  }
}
