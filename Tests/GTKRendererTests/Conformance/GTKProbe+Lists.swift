import ConformanceKit
import GTK
import ViewTree

@testable import GTKRenderer

extension GTKProbe {
  /// What the rows of a list show, as who scrolls from the first to the last reads them.
  func rows(of list: ListNode, _ nodes: [Widget: GTKNode]) -> [Reading] {
    var readings: [Reading] = []
    var sections: [NodeID: Int] = [:]
    for position in 0..<list.list.count {
      guard let entry = list.layout.entry(at: position), entry.key != nil else { continue }
      guard let cell = cell(at: position, of: list) else { continue }
      guard case .row(let row, let parent, _) = entry else {
        guard let section = entry.section, cell.isVisible, !cell.isEmpty else { continue }
        let index = sections[section.id] ?? begin(section, &readings, &sections)
        if case .header = entry {
          readings[index].name = section.header.accessibleLabel ?? section.header.text
        } else {
          readings[index].texts = [section.footer.text]
        }
        continue
      }
      guard cell.isVisible, !cell.isEmpty else { continue }
      var shown = walk(row.widget, nodes)
      for index in shown.indices { shown[index].isSelected = cell.isSelected }
      if let section = parent as? ListSectionNode {
        let index = sections[section.id] ?? begin(section, &readings, &sections)
        readings[index].children += shown
      } else {
        readings += shown
      }
    }
    return readings
  }

  /// Makes a row visible where it isn't, and waits until the core has mounted it.
  func reveal(_ row: Int, of list: ListNode) {
    list.list.scroll(to: row)
    _ = MainLoop.drain(for: 2) { list.layout.entry(at: row)?.key != nil }
    MainLoop.drain()
  }

  private func cell(at position: Int, of list: ListNode) -> ListCell? {
    if let cell = list.cell(forRow: position), cell.position == position { return cell }
    // Where only a window of rows is mounted, that is what there is to read.
    guard list.content.element.window == nil else { return nil }
    var found: ListCell?
    // GTK can scroll only once it has laid out what changed.
    _ = MainLoop.drain(for: 1) {
      list.list.scroll(to: position)
      found = list.cell(forRow: position).flatMap { $0.position == position ? $0 : nil }
      return found != nil
    }
    return found
  }

  private func begin(
    _ section: ListSectionNode, _ readings: inout [Reading], _ sections: inout [NodeID: Int]
  ) -> Int {
    var reading = read(section)
    reading.texts = []
    readings.append(reading)
    sections[section.id] = readings.count - 1
    return readings.count - 1
  }
}

extension ListLayout.Entry {
  fileprivate var section: ListSectionNode? {
    switch self {
    case .header(let section), .footer(let section): section
    case .row, .unmounted: nil
    }
  }
}
