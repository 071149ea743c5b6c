import Testing

@testable import IdentifiedCollections

@Suite struct OrderedIDsTests {
  /// Long random scripts agree with a plain array searched from the front.
  @Test(arguments: 1...20) func agreesWithAnArray(_ seed: UInt64) {
    var random = Random(state: seed)
    var ids = OrderedIDs<Int>()
    var model: [Int] = []
    for step in 0..<600 {
      let grow = model.count < 4 || (model.count < 200 && Int.random(in: 0..<5, using: &random) < 3)
      if grow {
        let id = seed.isMultiple(of: 2) ? step : step << 20
        let position = Int.random(in: 0...model.count, using: &random)
        model.insert(id, at: position)
        ids.insert(id, at: position)
      } else {
        let position = Int.random(in: model.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let other = Int.random(in: model.indices, using: &random)
          model.swapAt(position, other)
          ids.swapAt(position, other)
        case 1:
          model[position] = -step
          ids.replace(at: position, with: -step)
        default:
          model.remove(at: position)
          ids.remove(at: position)
        }
      }
      guard ids.ids == model, model.indices.allSatisfy({ ids.firstIndex(of: model[$0]) == $0 })
      else {
        Issue.record("The index is wrong after step \(step)")
        return
      }
    }
    #expect(ids.firstIndex(of: .max) == nil)
    #expect(!ids.contains(.max))
  }

  /// Few trailing ids of a large table are renumbered one by one.
  @Test func removesAndInsertsNearTheEnd() {
    var ids = OrderedIDs<Int>()
    for id in 0..<5_000 { ids.append(id) }
    for position in [4_990, 4_980, 4_995 - 2] { ids.remove(at: position) }
    ids.insert(-1, at: 4_985)
    #expect(ids.indices.allSatisfy { ids.firstIndex(of: ids[$0]) == $0 })
  }

  @Test func collidingIds() {
    struct Colliding: Hashable {
      let id: Int
      func hash(into hasher: inout Hasher) {}
    }
    var ids = OrderedIDs<Colliding>()
    for id in 0..<40 { ids.append(Colliding(id: id)) }
    for position in [39, 0, 17, 5] { ids.remove(at: position) }
    ids.insert(Colliding(id: 99), at: 3)
    #expect(ids.indices.allSatisfy { ids.firstIndex(of: ids[$0]) == $0 })
    #expect(ids.firstIndex(of: Colliding(id: 17)) == 18 || !ids.contains(Colliding(id: 18)))
  }

  @Test func isACollection() {
    let ids = rows([3, 1, 2]).ids
    #expect(ids.first == 3)
    #expect(ids.sorted() == [1, 2, 3])
    #expect("\(ids)" == "[3, 1, 2]")
    #expect(ids == rows([3, 1, 2]).ids)
    #expect(Set([ids, rows([3, 1, 2]).ids]).count == 1)
  }
}

/// SplitMix64.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
