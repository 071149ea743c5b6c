import Clocks
import ComposableArchitecture
import OrielTesting
import Testing

@testable import Login

/// Walks all arrows of the picture in order: a user's key, an event, a handler, an action, a reducer,
/// state, a body, patches, a renderer, and what the user sees next.
@MainActor
struct LoginScreenTests {
  @Test
  func fromTypingToTheAlertToTheSecondScreen() async {
    let clock = TestClock()
    let store = Store(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authentication.login = { email, password in
        try await clock.sleep(for: .seconds(1))
        guard password == "password" else {
          throw AuthenticationError(reason: "That e-mail and password don't belong together.")
        }
        return email
      }
    }
    let screen = Screen(size: .init(width: 44)) { LoginView(store: store) }
    #expect(
      screen.layout == """
                           Login
        ────────────────────────────────────────────
        ╭─ E-mail ─────────────────────────────────╮
        │                                          │
        ╰──────────────────────────────────────────╯
        ╭─ Password ───────────────────────────────╮
        │                                          │
        ╰──────────────────────────────────────────╯
         Any e-mail will do. The password is
         “password”.
        ╭──────────────────────────────────────────╮
        │ ┊ Log in ┊                               │
        ╰──────────────────────────────────────────╯
        """)

    await screen.textField("E-mail").type("blob@example.com")
    #expect(!screen.button("Log in").isEnabled)
    await screen.textField("Password").type("wrong")
    await screen.button("Log in").tap()
    #expect(
      screen.outline == """
        window "Login"
          screen "Login"
            form
              section
                text field "E-mail" = "blob@example.com"
                secure field "Password" = "•••••" [focused]
                text "Any e-mail will do. The password is “password”."
              section
                button "Log in" [disabled]
                spinner "Logging in"
        """)

    await clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(
      screen.outline == """
        window "Login"
          screen "Login"
            form
              section
                text field "E-mail" = "blob@example.com"
                secure field "Password" = "•••••" [focused]
                text "Any e-mail will do. The password is “password”."
              section
                button "Log in"
            alert "Login failed"
              text "That e-mail and password don't belong together."
              button "OK" [cancel]
              button "Try again"
        """)
    await screen.alert("Login failed").button("OK").tap()
    #expect(!screen.alert().exists)

    await screen.textField("Password").clear()
    await screen.textField("Password").type("password")
    await screen.textField("Password").submit()
    await clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(
      screen.outline == """
        window "Welcome"
          screen "Welcome"
            image
            text "Welcome, blob@example.com!"
            button "Log out"
        """)

    await screen.back()
    #expect(screen.title == "Login")
    #expect(screen.textField("Password").value == "")
  }

  @Test
  func tryingAgainFromTheAlertLogsInOnceMore() async {
    let attempts = LockIsolated(0)
    let store = Store(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authentication.login = { email, _ in
        attempts.withValue { $0 += 1 }
        if attempts.value == 1 { throw AuthenticationError(reason: "The network is down.") }
        return email
      }
    }
    let screen = Screen { LoginView(store: store) }
    await screen.textField("E-mail").type("b")
    await screen.textField("Password").type("p")
    await screen.button("Log in").tap()
    await screen.alert().button("Try again").tap()
    #expect(attempts.value == 2)
    #expect(screen.title == "Welcome")
  }

  @Test
  func loggingOutDismissesTheSecondScreen() async {
    let store = Store(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authentication.login = { email, _ in email }
    }
    let screen = Screen { LoginView(store: store) }
    await screen.textField("E-mail").type("b")
    await screen.textField("Password").type("p")
    await screen.button("Log in").tap()
    await screen.button("Log out").tap()
    #expect(screen.title == "Login")
  }

  @Test
  func aReducerThatChangesWhatIsTypedWins() async {
    let store = Store(initialState: Login.State()) {
      Login()
      Reduce<Login.State, Login.Action> { state, _ in
        state.email = String(state.email.uppercased().prefix(5))
        return .none
      }
    }
    let screen = Screen { LoginView(store: store) }
    await screen.textField("E-mail").type("abcdefg")
    #expect(screen.textField("E-mail").value == "ABCDE")
    #expect(store.email == "ABCDE")
  }
}
