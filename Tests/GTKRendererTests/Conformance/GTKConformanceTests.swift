import ConformanceKit
import GTK
import Testing

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("The laws of renderers, with real windows")
  struct ConformanceTests {
    @Test(arguments: LawSuite.allCases)
    func keeps(_ suite: LawSuite) throws {
      try withConformance { $0.check(suite) }
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
  #expect(GLibMessages.all == [])
}

extension Conformance {
  static var gtk: Conformance { Conformance("GTK", probe: GTKProbe.init) }
}
