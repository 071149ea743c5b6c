import GTK
import Testing

@MainActor @Suite("GLib's complaints", .needsDisplay)
struct GLibMessagesTests {
  @Test("A misuse of GTK is collected, so that a test can fail on it")
  func collects() throws {
    try withGTK {
      let box = Box(.vertical)
      let button = Button("Elsewhere")
      box.remove(button)
      let message = try #require(GLibMessages.all.first)
      #expect(message.isCritical)
      #expect(message.domain == "Gtk")
      #expect(message.text.contains("gtk_box_remove"))
      GLibMessages.removeAll()
    }
  }
}
