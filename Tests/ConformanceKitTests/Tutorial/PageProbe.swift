import ConformanceKit
import ViewTree

@MainActor
final class PageProbe: Probe {
  let renderer = PageRenderer()

  /// The page is drawn afresh from the boxes, so they are what there is to read.
  func read() -> [Reading] {
    Reading.readings(of: renderer.surface.children.map(\.node)).map(withFocus)
  }

  private func withFocus(_ reading: Reading) -> Reading {
    var reading = reading
    reading.isFocused = renderer.focused?.id == reading.node
    reading.children = reading.children.map(withFocus)
    return reading
  }

  /// And it must look the same whatever way it came about.
  var picture: String? { renderer.page }

  func perform(_ gesture: Gesture, on box: PageRenderer.Box) -> Bool {
    switch gesture {
    case .press, .toggle: renderer.click(box)
    case .selectRow(let index): renderer.select(index, in: box)
    case .type(let text): type(text, in: box)
    case .selectText(let selection): box.caret = selection
    default: return false
    }
    return true
  }

  private func type(_ text: String, in box: PageRenderer.Box) {
    var scalars = Array(box.sync.shown.unicodeScalars)
    scalars.replaceSubrange(box.caret.range, with: text.unicodeScalars)
    var all = String.UnicodeScalarView()
    all.append(contentsOf: scalars)
    let caret = box.caret.range.lowerBound + text.unicodeScalars.count
    renderer.edit(box, String(all), caret: caret)
  }
}
