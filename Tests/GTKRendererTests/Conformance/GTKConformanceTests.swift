import ConformanceKit
import GTK
import Testing

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("The laws of renderers, with real windows")
  struct ConformanceTests {
    @Test("It keeps the laws that the kit has for it")
    func keepsTheLaws() throws {
      try withConformance { conformance in
        let sheet = conformance.sheet(reporting: true)
        sheet.check(page: "Renderers/README.md")
      }
    }
  }
}

/// Runs the kit on GTK, and requires that GTK complains about nothing.
@MainActor
func withConformance(_ body: (Conformance) throws -> Void) throws {
  GLibMessages.collect()
  try MainLoop.initialize()
  DesktopAppearance.isAnimated = false
  GLibMessages.removeAll()
  try body(.gtk)
  MainLoop.drain()
  // GTK 4.8's password entry hears of the keyboard's state after it is gone, and a field that goes with
  // the focus misses to be told, now and then.
  let others = GLibMessages.all.filter { message in
    ![
      "GtkPasswordEntry", "GtkEditable", "gtk_editable_get_editable", "gtk_widget_hide",
      "did not receive a focus-out event",
    ]
    .contains { message.text.contains($0) }
  }
  #expect(others == [])
}

extension Conformance {
  static var gtk: Conformance { Conformance("GTK", skipping: [], probe: GTKProbe.init) }
}
