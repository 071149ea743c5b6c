import ViewTree

/// What was learnt while laying out, for those who scroll and for tests that count.
package final class LayoutRecord {
  /// How many nodes were laid out.
  package internal(set) var visits = 0
  /// Texts of which not all was shown.
  var cut: [String] = []
  /// The ids of what should come into sight.
  let wanted: Set<UInt64>
  /// How far something that scrolls has to be scrolled to show what is wanted at its start.
  package internal(set) var offsets: [NodeID: Int] = [:]
  /// How far it has to be scrolled to show what is wanted at its end, where that is known.
  package internal(set) var ends: [NodeID: Int] = [:]
  /// What scrolls, and how far it is.
  package internal(set) var extents: [NodeID: ScrollExtent] = [:]
  /// Whether a list that is scrolled too far shows its last page instead.
  let fillsPages: Bool
  /// How many rows were laid out, and how many are below what was.
  var rows = 0
  var beyond = 0

  package init(wanted: Node? = nil, fillsPages: Bool = false) {
    self.fillsPages = fillsPages
    var ids: Set<UInt64> = []
    var pending = wanted.map { [$0] } ?? []
    while let node = pending.popLast() {
      ids.insert(node.id.rawValue)
      pending += node.children
    }
    self.wanted = ids
  }
}
