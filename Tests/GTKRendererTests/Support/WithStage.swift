import Foundation
import GTK
import Testing

@testable import GTKRenderer

/// Runs a body with an empty stage, and requires that GTK complains about nothing and that nothing
/// leaks.
///
/// The body is synchronous: tests of the main actor don't interleave within it, so counts are its
/// own.
@MainActor
func withStage(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (Stage) throws -> Void
) throws {
  GLibMessages.collect()
  try MainLoop.initialize()
  DesktopAppearance.isAnimated = false
  MainLoop.drain()
  GLibMessages.removeAll()
  let before = LiveObjects.current
  try autoreleasing {
    let stage = Stage()
    try body(stage)
    #expect(stage.faults == [], sourceLocation: sourceLocation)
    for child in stage.renderer.surface.children.reversed() {
      stage.host.apply([.remove(child.id, from: .surface, at: child.position)])
    }
  }
  // GTK holds on to a widget until its window's next frame, where the widget had the focus.
  _ = MainLoop.drain(for: 1) { LiveObjects.current == before }
  #expect(LiveObjects.current == before, "leaked", sourceLocation: sourceLocation)
  #expect(GLibMessages.all == [], sourceLocation: sourceLocation)
}

/// Ends the life of a body's locals before it returns.
@MainActor @inline(never)
private func autoreleasing(_ body: () throws -> Void) rethrows {
  try body()
}

extension GTKNode {
  /// Its index among its siblings.
  var position: Int {
    parent?.children.firstIndex { $0 === self } ?? 0
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips, visibly, where there is no display.
  static var needsDisplay: Self {
    let variables = ProcessInfo.processInfo.environment
    return .enabled(
      if: variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil,
      "no display: skipped; run scripts/with-display swift test")
  }
}
