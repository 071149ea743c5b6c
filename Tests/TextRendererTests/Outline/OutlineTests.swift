import Testing
import TextRenderer
import ViewTree

@MainActor
struct OutlineTests {
  @Test
  func oneLinePerMeaningfulNode() {
    let alert = node(
      .alert(
        AlertElement(
          title: "Login failed", message: "Wrong password.",
          buttons: [.init("OK", role: .cancel), .init("Try again")])))
    expectPicture(
      Outline(login(presenting: alert)).text,
      """
      window "Login"
        screen "Login"
          form
            section
              text field "E-mail" = "blob@example.com" [focused]
              secure field "Password" = "••••••"
              text "Any e-mail will do."
            section
              button "Log in" [disabled]
              spinner "Logging in"
            alert "Login failed"
              text "Wrong password."
              button "OK" [cancel]
              button "Try again"
      """)
  }

  @Test
  func onlyTheLastScreenOfAStackIsOnScreen() {
    let stack = node(
      .navigationStack, node(.screen(ScreenElement(title: "First")), label("below")),
      node(.screen(ScreenElement(title: "Second")), label("on top")))
    expectPicture(
      Outline(stack).text,
      """
      screen "Second"
        text "on top"
      """)
  }

  @Test
  func whatWouldBreakALineIsEscaped() {
    #expect(Outline(label("a\n\"b\"\u{1B}[0m")).text == #"text "a\n\"b\"\u{1b}[0m""#)
  }
}
