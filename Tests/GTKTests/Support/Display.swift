import Foundation
import GTK
import Testing

/// Whether there is a display to open windows on.
enum Display {
  static let isAvailable: Bool = {
    let variables = ProcessInfo.processInfo.environment
    return variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips, visibly, where there is no display.
  static var needsDisplay: Self {
    .enabled(if: Display.isAvailable, "no display: skipped; run scripts/with-display swift test")
  }
}

/// Runs a body with GTK started, and requires that nothing complains and nothing leaks.
///
/// The body is synchronous: tests of the main actor don't interleave within it, so counts are its
/// own.
@MainActor
func withGTK(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws {
  GLibMessages.collect()
  try MainLoop.initialize()
  MainLoop.drain()
  GLibMessages.removeAll()
  let before = LiveObjects.current
  try body()
  MainLoop.drain()
  #expect(LiveObjects.current == before, "leaked", sourceLocation: sourceLocation)
  #expect(GLibMessages.all == [], sourceLocation: sourceLocation)
}
