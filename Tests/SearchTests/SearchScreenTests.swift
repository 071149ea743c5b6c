import Clocks
import ComposableArchitecture
import OrielTesting
import Testing

@testable import Search

@MainActor
struct SearchScreenTests {
  @Test
  func fromTheQueryToADetail() async {
    let screen = Screen(
      size: .init(width: 44), clock: TestClock(),
      dependencies: {
        $0.packages.search = { query in
          [
            Package(
              name: "hello", version: "2.10", summary: "friendly greeter",
              details: "It says hello to the world.", homepage: "https://example.org")
          ].ranked(for: query)
        }
      }
    ) {
      SearchView(store: Store(initialState: Search.State()) { Search() })
    }
    await screen.textField("Search").type("hel")
    #expect(screen.element(.progress, "Searching").exists)
    await screen.advance(by: .milliseconds(300))
    #expect(
      screen.layout == """
                          Packages
        ────────────────────────────────────────────

          ┏━ Search ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
          ┃ hel▏                                 ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

        ╭──────────────────────────────────────────╮
        │ hello                                    │
        │ friendly greeter                         │
        ╰──────────────────────────────────────────╯
        """)
    await screen.button("hello friendly greeter").tap()
    #expect(
      screen.layout == """
        ‹ Back             hello
        ────────────────────────────────────────────
         friendly greeter
        ╭──────────────────────────────────────────╮
        │ Version                             2.10 │
        │ Home page            https://example.org │
        ╰──────────────────────────────────────────╯
        ╭──────────────────────────────────────────╮
        │ It says hello to the world.              │
        ╰──────────────────────────────────────────╯
        """)
    await screen.back()
    #expect(screen.title == "Packages")
  }
}
