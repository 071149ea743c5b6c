import GTK
import ViewTree

/// A spinner, or a bar where it is known how much is done, after its label.
final class ProgressNode: GTKNode {
  private let outer = Box(.horizontal, spacing: 6)
  private let labels = Box(.horizontal, spacing: 6)
  private var indicator: Widget

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    indicator = Self.makeIndicator(content.element)
    super.init(id, content, renderer, outer)
    outer.append(indicator)
    outer.append(labels)
  }

  override var container: (any Container)? { labels }
  override var control: Widget { indicator }
  override var isNamedByChildren: Bool { true }
  override var naturalFill: Fill { indicator is ProgressBar ? .horizontal : [] }

  override func show(_ old: Element?) {
    guard case .progress(let progress) = content.element else { return }
    if (progress.fraction == nil) != (indicator is Spinner) {
      outer.remove(indicator)
      indicator = Self.makeIndicator(content.element)
      outer.insert(indicator, after: nil)
      applyName()
    }
    (indicator as? ProgressBar)?.fraction = progress.fraction ?? 0
  }

  private static func makeIndicator(_ element: Element) -> Widget {
    guard case .progress(let progress) = element, let fraction = progress.fraction else {
      return Spinner()
    }
    let bar = ProgressBar(fraction: fraction)
    bar.expandsHorizontally = true
    bar.verticalAlign = .center
    return bar
  }
}
