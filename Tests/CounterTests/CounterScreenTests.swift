import Clocks
import ComposableArchitecture
import OrielTesting
import Testing

@testable import Counter

@MainActor
struct CounterScreenTests {
  @Test
  func looksLikeThis() async {
    let screen = Screen(size: .init(width: 30)) {
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    }
    await screen.button("Increment").tap()
    #expect(
      screen.layout == """

                      1
                 [ − ]  [ + ]
            [ ] Count every second
                  [ Reset ]

        """)
  }

  @Test
  func countsWhileTheToggleIsOn() async {
    let screen = Screen(clock: TestClock()) {
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    }
    #expect(!screen.button("Reset").isEnabled)
    await screen.toggle("Count every second").tap()
    await screen.advance(by: .seconds(3))
    await screen.toggle("Count every second").tap()
    await screen.advance(by: .seconds(3))
    #expect(
      screen.outline == """
        window
          text "3"
          button "Decrement"
          button "Increment"
          toggle "Count every second" = off
          button "Reset"
        """)
    await screen.button("Reset").tap()
    #expect(screen.text("0").exists)
  }
}
