import Testing
import ViewTree

@Suite struct RowSpliceTests {
  /// What a list model of the platform holds: an id for each row that it has seen, in whatever order.
  private struct Model: Equatable {
    var rows: [NodeID?]

    init(_ window: RowWindow, _ ids: [NodeID]) {
      rows = Array(repeating: nil, count: window.total)
      for (index, id) in ids.enumerated() { rows[window.start + index] = id }
    }

    mutating func apply(_ splice: RowSplice) {
      let range = splice.position..<(splice.position + splice.removed)
      rows.replaceSubrange(range, with: Array(repeating: nil, count: splice.added))
    }
  }

  private static func id(_ value: Int) -> NodeID { NodeID(rawValue: UInt64(value)) }

  private func splices(
    _ start: Int, _ total: Int, _ ids: [Int], _ newStart: Int, _ newTotal: Int, _ newIDs: [Int]
  ) -> [RowSplice] {
    RowWindow.splices(
      from: RowWindow(start: start, total: total), ids.map(Self.id),
      to: RowWindow(start: newStart, total: newTotal), newIDs.map(Self.id))
  }

  @Test func whatScrollsIsNotSpliced() {
    #expect(splices(0, 9, [1, 2, 3], 1, 9, [2, 3, 4]) == [])
    #expect(splices(4, 9, [5, 6], 2, 9, [3, 4, 5]) == [])
    #expect(splices(0, 9, [1, 2], 7, 9, [8, 9]) == [])
    #expect(splices(0, 9, [1, 2], 0, 9, []) == [])
  }

  @Test func whatIsOutOfSightIsToldAtTheEdge() {
    #expect(splices(2, 9, [7, 8], 3, 10, [7, 8]) == [RowSplice(at: 2, removed: 0, added: 1)])
    #expect(splices(2, 9, [7, 8], 1, 8, [7, 8]) == [RowSplice(at: 1, removed: 1, added: 0)])
    #expect(splices(2, 9, [7, 8], 2, 10, [7, 8]) == [RowSplice(at: 4, removed: 0, added: 1)])
    #expect(splices(2, 9, [7, 8], 2, 8, [7, 8]) == [RowSplice(at: 4, removed: 1, added: 0)])
  }

  @Test func whatIsInSightIsToldWhereItIs() {
    #expect(
      splices(0, 9, [1, 2, 3], 0, 10, [1, 4, 2, 3]) == [RowSplice(at: 1, removed: 0, added: 1)])
    #expect(splices(0, 9, [1, 2, 3], 0, 8, [1, 3]) == [RowSplice(at: 1, removed: 1, added: 0)])
    #expect(splices(0, 9, [1, 2, 3], 0, 9, [1, 4, 3]) == [RowSplice(at: 1, removed: 1, added: 1)])
    #expect(
      splices(0, 3, [1, 2, 3], 0, 4, [4, 1, 2, 3]) == [RowSplice(at: 0, removed: 0, added: 1)])
    #expect(splices(0, 3, [1, 2, 3], 0, 3, [4, 2, 3]) == [RowSplice(at: 0, removed: 1, added: 1)])
  }

  @Test func aMoveIsARemovalAndAnInsertion() {
    #expect(
      splices(0, 3, [1, 2, 3], 0, 3, [2, 3, 1])
        == [RowSplice(at: 0, removed: 1, added: 0), RowSplice(at: 2, removed: 0, added: 1)])
  }

  @Test func whatSharesNothingIsReplacedWhereBothAreKnown() {
    #expect(splices(0, 9, [1, 2], 0, 9, [3, 4]) == [RowSplice(at: 0, removed: 2, added: 2)])
    #expect(
      splices(0, 9, [1, 2], 0, 2, [3, 4])
        == [RowSplice(at: 0, removed: 2, added: 2), RowSplice(at: 2, removed: 7, added: 0)])
    #expect(
      splices(5, 9, [6, 7], 0, 1, [6]) == [
        RowSplice(at: 0, removed: 5, added: 0),
        RowSplice(at: 1, removed: 3, added: 0),
      ])
    #expect(splices(0, 0, [], 0, 2, [1, 2]) == [RowSplice(at: 0, removed: 0, added: 2)])
  }

  /// Every list of up to four rows to every list of up to four rows that shares some of them, through
  /// every pair of windows.
  @Test func everySmallChange() {
    var lists: [[Int]] = [[]]
    var layer: [[Int]] = [[]]
    for _ in 0..<4 {
      layer = layer.flatMap { list in (1...5).filter { !list.contains($0) }.map { list + [$0] } }
      lists += layer
    }
    let olds = lists.filter { $0 == Array(1..<($0.count + 1)) }
    var failures = 0
    for old in olds {
      for new in lists {
        for from in windows(old.count) {
          for to in windows(new.count) where !isRight(old, from, new, to) { failures += 1 }
        }
      }
    }
    #expect(failures == 0)
  }

  private func windows(_ total: Int) -> [Range<Int>] {
    (0...total).flatMap { start in (start...total).map { start..<$0 } }
  }

  private func isRight(_ old: [Int], _ from: Range<Int>, _ new: [Int], _ to: Range<Int>) -> Bool {
    let oldWindow = RowWindow(start: from.lowerBound, total: old.count)
    let newWindow = RowWindow(start: to.lowerBound, total: new.count)
    let oldIDs = old[from].map(Self.id)
    let newIDs = new[to].map(Self.id)
    let splices = RowWindow.splices(from: oldWindow, oldIDs, to: newWindow, newIDs)
    var model = Model(oldWindow, oldIDs)
    var position = -1
    for splice in splices {
      guard splice.position > position,
        splice.position + splice.removed <= model.rows.count,
        splice.removed > 0 || splice.added > 0
      else { return false }
      position = splice.position
      model.apply(splice)
    }
    guard model.rows.count == new.count else { return false }
    // No row that is known now is taken for another.
    let wanted = Model(newWindow, newIDs)
    guard zip(model.rows, wanted.rows).allSatisfy({ $0 == nil || $1 == nil || $0 == $1 }) else {
      return false
    }
    // Known rows whose order holds are held on to: as many as any order could keep.
    let kept = zip(model.rows, wanted.rows).count { $0 != nil && $0 == $1 }
    let places = oldIDs.compactMap { newIDs.firstIndex(of: $0) }
    return kept == LongestRun.members(of: places).count { $0 }
  }
}
