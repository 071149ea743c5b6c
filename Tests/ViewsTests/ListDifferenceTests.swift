import ConformanceKit
import Testing

@testable import Views

@Suite struct ListDifferenceTests {
  final class Item {}

  private func apply(_ difference: ListDifference<Item>, to old: [Item]) -> [Item] {
    var list = old
    for step in difference.steps {
      switch step {
      case .remove(let index, let item):
        #expect(list.remove(at: index) === item)
      case .move(let item, let from, let to):
        #expect(list[from] === item)
        list.insert(list.remove(at: from), at: to)
      case .insert(let item, let index):
        list.insert(item, at: index)
      }
    }
    return list
  }

  @Test func randomListsBecomeEachOtherWithTheFewestMoves() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let pool = (0..<Int.random(in: 0...9, using: &generator)).map { _ in Item() }
      let old = pool.shuffled(using: &generator).prefix(Int.random(in: 0...9, using: &generator))
      let new = pool.shuffled(using: &generator).prefix(Int.random(in: 0...9, using: &generator))
      let difference = ListDifference(from: Array(old), to: Array(new))
      let result = apply(difference, to: Array(old))
      #expect(result.count == new.count && zip(result, new).allSatisfy { $0 === $1 })

      let kept = old.filter { item in new.contains { $0 === item } }
      let positions = kept.map { item in new.firstIndex { $0 === item }! }
      let moves = difference.steps.count { if case .move = $0 { true } else { false } }
      #expect(moves == positions.count - longestIncreasing(positions))
      #expect(difference.steps.count - moves == (old.count - kept.count) + (new.count - kept.count))
    }
  }

  /// By trying everything.
  private func longestIncreasing(_ values: [Int]) -> Int {
    var best = Array(repeating: 1, count: values.count)
    for index in values.indices {
      for earlier in 0..<index where values[earlier] < values[index] {
        best[index] = max(best[index], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }
}
