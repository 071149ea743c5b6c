import ViewTree

/// What was learnt while laying out, for those who scroll and for tests that count.
final class LayoutRecord {
  /// How many nodes were laid out.
  var visits = 0
  /// Texts of which not all was shown.
  var cut: [String] = []
  /// The ids of what should come into sight.
  let wanted: Set<UInt64>
  /// How far something that scrolls has to be scrolled to show what is wanted.
  var offsets: [NodeID: Int] = [:]

  init(wanted: Node? = nil) {
    var ids: Set<UInt64> = []
    var pending = wanted.map { [$0] } ?? []
    while let node = pending.popLast() {
      ids.insert(node.id.rawValue)
      pending += node.children
    }
    self.wanted = ids
  }
}
