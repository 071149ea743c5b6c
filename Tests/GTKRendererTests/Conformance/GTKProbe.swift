import ConformanceKit
import GTK
import ViewTree

@testable import GTKRenderer

/// Reads the real widgets of real windows, and what they tell assistive technology.
@MainActor
final class GTKProbe: Probe {
  let renderer = GTKRenderer()

  func settle() {
    MainLoop.drain()
  }

  var liveObjects: Int {
    var count = -1
    var quiet = 0
    // GTK frees some widgets with the next frame of their window.
    _ = MainLoop.drain(for: 1) {
      let now = LiveObjects.current.widgets + LiveObjects.current.handlers
      quiet = now == count ? quiet + 1 : 0
      count = now
      return quiet > 20
    }
    return count
  }

  func read() -> [Reading] {
    var nodes: [Widget: GTKNode] = [:]
    var tops: [Widget] = []
    func visit(_ node: GTKNode) {
      nodes[node.widget] = node
      switch node {
      case let window as WindowNode: tops.append(window.window)
      case let sheet as SheetNode: tops.append(sheet.window)
      case let alert as AlertNode:
        if let dialog = alert.dialog {
          nodes[dialog] = alert
          tops.append(dialog)
        }
      default: break
      }
      node.children.forEach(visit)
    }
    visit(renderer.surface)
    return tops.flatMap { walk($0, nodes) }
  }

  /// What is on screen in a widget: what belongs to a node, with what is below.
  func walk(_ widget: Widget, _ nodes: [Widget: GTKNode]) -> [Reading] {
    guard widget.isShown else { return [] }
    let node = nodes[widget]
    if let node, let dialog = (node as? AlertNode)?.dialog { return [read(node, dialog)] }
    var below = widget.children.flatMap { walk($0, nodes) }
    guard let node else { return below }
    if let list = node as? ListNode { below = rows(of: list, nodes) }
    var reading = read(node)
    reading.children = below
    return [reading]
  }

  private func read(_ alert: GTKNode, _ dialog: MessageDialog) -> Reading {
    let parts = dialog.mappedDescendants
    let shown = parts.compactMap(\.buttonText)
    // In the order of the answers: where buttons sit is the desktop's business.
    let buttons = shown.indices.compactMap { dialog.button($0)?.buttonText }
    var labels = parts.compactMap(\.labelText).filter { !buttons.contains($0) }
    labels.removeAll { $0 == dialog.title }
    var reading = Reading(
      alert.id, alert.content.element.kind == .alert ? .alert : .dialog,
      name: dialog.accessibleLabel ?? dialog.title)
    reading.identifier = dialog.name == dialog.typeName ? nil : dialog.name
    reading.options = buttons
    reading.texts = labels
    return reading
  }
}
