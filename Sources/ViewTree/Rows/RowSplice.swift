/// One step of a list model from its old rows to its new ones: at a position, some rows go and
/// others come.
public struct RowSplice: Hashable, Sendable {
  public var position: Int
  public var removed: Int
  public var added: Int

  public init(at position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }
}

extension RowWindow {
  /// What to tell a list model whose rows were `old` and are `new`.
  ///
  /// ```swift
  /// // #7 and #8 are rows 2 and 3 of 9. A row came somewhere in front of them.
  /// RowWindow.splices(
  ///   from: RowWindow(start: 2, total: 9), [7, 8], to: RowWindow(start: 3, total: 10), [7, 8])
  /// // → at 2, nothing is removed and one is added
  /// ```
  ///
  /// A row is known by the id of its child while it is mounted; nothing is known of the others. Rows
  /// that were known and still are, in the same order, are never spliced away: a scroll position,
  /// a selection or a drag that is bound to them holds. Rows that only came into the window or left
  /// it are not spliced either. What was inserted or removed out of sight is told at the edge of the
  /// known rows.
  ///
  /// The steps apply one after the other, first to last, and each position counts what the steps
  /// before it did. Positions ascend.
  ///
  /// - Parameters:
  ///   - oldIDs: The content children as they were, presentations not counted.
  ///   - newIDs: The content children as they are.
  /// - Complexity: O(*n* log *n*) in the number of children, whatever the totals.
  public static func splices(
    from old: RowWindow, _ oldIDs: [NodeID], to new: RowWindow, _ newIDs: [NodeID]
  ) -> [RowSplice] {
    var places: [NodeID: Int] = [:]
    places.reserveCapacity(newIDs.count)
    for (index, id) in newIDs.enumerated() { places[id] = index }
    var kept: [(old: Int, new: Int)] = []
    for (index, id) in oldIDs.enumerated() {
      if let place = places[id] { kept.append((old.start + index, new.start + place)) }
    }
    let isSteady = LongestRun.members(of: kept.map(\.new))
    let anchors = zip(kept, isSteady).filter(\.1).map(\.0)

    let known = (old: old.rows(oldIDs.count), new: new.rows(newIDs.count))
    var splices: [RowSplice] = []
    func splice(at position: Int, removed: Int, added: Int) {
      if removed > 0 || added > 0 {
        splices.append(RowSplice(at: position, removed: removed, added: added))
      }
    }

    guard let first = anchors.first, let last = anchors.last else {
      // Nothing to hold on to. Rows that were known and are now known as others are replaced.
      let both = known.old.clamped(to: known.new)
      if both.upperBound <= min(old.total, new.total) {
        splice(at: both.lowerBound, removed: both.count, added: both.count)
      }
      splice(
        at: min(old.total, new.total), removed: max(0, old.total - new.total),
        added: max(0, new.total - old.total))
      return splices
    }

    let before = min(first.old - known.old.lowerBound, first.new - known.new.lowerBound)
    splice(
      at: min(first.old, first.new) - before, removed: before + max(0, first.old - first.new),
      added: before + max(0, first.new - first.old))
    for (anchor, next) in zip(anchors, anchors.dropFirst()) {
      splice(
        at: anchor.new + 1, removed: next.old - anchor.old - 1, added: next.new - anchor.new - 1)
    }
    let after = min(known.old.upperBound - last.old, known.new.upperBound - last.new) - 1
    let rest = (old: old.total - last.old, new: new.total - last.new)
    splice(
      at: last.new + 1, removed: after + max(0, rest.old - rest.new),
      added: after + max(0, rest.new - rest.old))
    return splices
  }
}
