import Foundation
import GTK
import Testing

/// The same scripts in real windows, one after the other.
@MainActor
@Suite(.serialized)
struct OnGTKTests {
  nonisolated static var hasDisplay: Bool {
    let variables = ProcessInfo.processInfo.environment
    return variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil
  }

  @Test(
    .enabled(if: hasDisplay, "no display: skipped; run scripts/with-display swift test"),
    arguments: Script.all)
  func aScript(_ script: Script) async throws {
    GLibMessages.collect()
    GLibMessages.removeAll()
    try await script.run(GTKTheatre())
    #expect(GLibMessages.all == [])
  }
}
