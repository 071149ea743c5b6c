import GTK
import Testing

@Suite("A bad start is explained")
struct StartErrorTests {
  @Test("Without a display")
  func noDisplay() async throws {
    let text = try await LoopProbe("jobs", withDisplay: false).run()
    #expect(
      text == """
        error: GTK found no display to open a window on.

        Neither WAYLAND_DISPLAY nor DISPLAY names a display that can be reached. Run the program in \
        a desktop session, or on a display of its own:

            scripts/with-display PROGRAM

        """)
  }

  @Test("From an asynchronous entry point")
  func asynchronous() async throws {
    let text = try await LoopProbe("asynchronous").run()
    #expect(
      text == """
        error: GTK's main loop was started from an asynchronous entry point.

        There, Swift serves the main actor on a thread of its own choice and GTK's thread would \
        wait for ever. Make the entry point synchronous:

            • 'static func main()' instead of 'static func main() async', or
            • no 'await' at the top level of main.swift.

        """)
  }
}
