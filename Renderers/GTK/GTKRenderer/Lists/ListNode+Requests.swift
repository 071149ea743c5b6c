import GTK
import ViewTree

extension ListNode {
  /// Asks the core for the rows that are bound and not mounted.
  ///
  /// GTK binds cells far out of sight, so this is in time for scrolling. The first time it is put off
  /// until the window was painted: what is mounted at first fills it.
  func wantRows() {
    guard !isRequesting else { return }
    isRequesting = true
    let request = { @MainActor [weak self] in
      guard let self else { return }
      isRequesting = false
      if isAlive { requestRows() }
    }
    if hasRequested { MainLoop.soon(request) } else { MainLoop.whenIdle(request) }
    hasRequested = true
  }

  private func requestRows() {
    var positions = list.boundCells.compactMap(\.position)
    positions.sort()
    guard let range = Self.longestRun(positions) else { return }
    for request in layout.requests(for: range) {
      request.node.report(.show(request.rows))
    }
  }

  /// GTK also binds the row that has the focus, wherever it is.
  private static func longestRun(_ positions: [Int]) -> Range<Int>? {
    guard var start = positions.first else { return nil }
    var last = start
    var longest = start..<start
    for position in positions {
      if position > last + 1 { start = position }
      last = position
      if last + 1 - start > longest.count { longest = start..<last + 1 }
    }
    return longest
  }
}
