import ConformanceKit
import ViewTree

@testable import TextRenderer

/// Reads and drives a renderer with a mistake, some of which show only there.
@MainActor
final class BrokenProbe: Probe {
  let renderer: BrokenRenderer
  private let inner: TextProbe

  init(_ mistake: Mistake) {
    renderer = BrokenRenderer(mistake)
    inner = TextProbe(renderer.inner)
  }

  func read() -> [Reading] {
    guard renderer.mistake == .showsScreensBelow else { return inner.read() }
    return inner.read().map(withScreensBelow)
  }

  private func withScreensBelow(_ reading: Reading) -> Reading {
    var reading = reading
    reading.children = reading.children.map(withScreensBelow)
    let handle = renderer.inner.handles[reading.node]
    if case .navigationStack? = handle?.content.element, let handle, handle.children.count > 1 {
      reading.children.insert(Reading(handle.children[0].id, .screen, name: "below"), at: 0)
    }
    return reading
  }

  func perform(_ gesture: Gesture, on handle: TextRenderer.Handle) -> Bool {
    let isGone = renderer.inner.handles[handle.id] == nil
    switch (renderer.mistake, gesture) {
    case (.speaksAfterRemoval, .press) where isGone:
      renderer.events?(Event(handle.id, .press))
    case (.usesDisabledControls, .toggle) where handle.content.meaning.isDisabled:
      renderer.events?(Event(handle.id, .toggle(true)))
    case (.letsThroughModals, .press) where !isGone && handle.content.events.contains(.press):
      renderer.events?(Event(handle.id, .press))
    case (.editsWhileComposing, .beginComposing): break
    default: return inner.perform(gesture, on: handle)
    }
    return true
  }
}
