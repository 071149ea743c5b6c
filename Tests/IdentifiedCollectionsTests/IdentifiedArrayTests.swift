import Testing

@testable import IdentifiedCollections

@Suite struct IdentifiedArrayTests {
  @Test func readsByIdAndPosition() {
    let rows = rows([3, 1, 2])
    #expect(rows[id: 1]?.title == "1")
    #expect(rows[id: 9] == nil)
    #expect(rows[0].id == 3)
    #expect(rows.index(id: 2) == 2)
    #expect(rows.index(id: 9) == nil)
    #expect(rows.contains(id: 3))
    #expect(Array(rows.ids) == [3, 1, 2])
    #expect(rows.elements.map(\.id) == [3, 1, 2])
  }

  @Test func initUniquing() {
    let rows = IdentifiedArray(
      [Row(id: 1, title: "a"), Row(id: 2, title: "b"), Row(id: 1, title: "c")],
      uniquingIDsWith: { Row(id: $0.id, title: $0.title + $1.title) })
    #expect(rows.elements == [Row(id: 1, title: "ac"), Row(id: 2, title: "b")])
  }

  @Test func initWithKeyPath() {
    var numbers = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    #expect(numbers[id: 2] == "bb")
    numbers.append("ccc")
    #expect(numbers[id: 3] == "ccc")
    let merged = IdentifiedArray(["a", "b"], id: \.count, uniquingIDsWith: { _, new in new })
    #expect(merged.elements == ["b"])
    #expect(IdentifiedArray<Int, String>(id: \.count).isEmpty)
  }

  @Test func setByIdAppendsOverwritesAndRemoves() {
    var rows = rows([1, 2])
    rows[id: 3] = Row(id: 3)
    rows[id: 1] = Row(id: 1, title: "new")
    rows[id: 2] = nil
    rows[id: 7] = nil
    #expect(rows.elements == [Row(id: 1, title: "new"), Row(id: 3)])
    #expect(rows.isConsistent)
  }

  @Test func editByIdCanRemoveOrInsert() {
    func clear(_ row: inout Row?) { row = nil }
    func fill(_ row: inout Row?) { row = Row(id: 9) }
    var rows = rows([1, 2, 3, 4])
    clear(&rows[id: 2])
    #expect(rows.elements.map(\.id) == [1, 3, 4])
    #expect(rows.isConsistent)
    clear(&rows[id: 4])
    fill(&rows[id: 9])
    clear(&rows[id: 5])
    #expect(rows.elements.map(\.id) == [1, 3, 9])
    #expect(rows.isConsistent)
  }

  @Test func editThatThrowsKeepsTheElement() {
    struct Failure: Error {}
    func fail(_ row: inout Row?) throws {
      row?.title = "half done"
      throw Failure()
    }
    var rows = rows([1, 2, 3])
    #expect(throws: Failure.self) { try fail(&rows[id: 1]) }
    #expect(rows.elements.map(\.title) == ["half done", "2", "3"])
    #expect(rows.isConsistent)
  }

  @Test func appendAndInsertSkipKnownIds() {
    var rows = rows([1, 2])
    #expect(rows.append(Row(id: 3)) == (true, 2))
    #expect(rows.append(Row(id: 1, title: "other")) == (false, 0))
    #expect(rows.insert(Row(id: 4), at: 0) == (true, 0))
    #expect(rows.insert(Row(id: 2), at: 0) == (false, 2))
    #expect(Array(rows.ids) == [4, 1, 2, 3])
    #expect(rows[id: 1]?.title == "1")
    rows.append(contentsOf: [Row(id: 5), Row(id: 4), Row(id: 5)])
    rows.insert(contentsOf: [Row(id: 6), Row(id: 6), Row(id: 1)], at: 1)
    #expect(Array(rows.ids) == [4, 6, 1, 2, 3, 5])
    #expect(rows.isConsistent)
  }

  @Test func updates() {
    var rows = rows([1, 2])
    #expect(rows.update(Row(id: 1, title: "x"))?.title == "1")
    #expect(rows.update(Row(id: 5)) == nil)
    #expect(rows.update(Row(id: 2, title: "y"), at: 1).title == "2")
    #expect(rows.updateOrAppend(Row(id: 5)) == nil)
    #expect(rows.updateOrAppend(Row(id: 5, title: "z"))?.title == "")
    #expect(rows.updateOrInsert(Row(id: 6), at: 0) == (nil, 0))
    #expect(rows.updateOrInsert(Row(id: 1, title: "w"), at: 0) == (Row(id: 1, title: "x"), 1))
    #expect(rows.elements.map(\.title) == ["", "w", "y", "z"])
    #expect(rows.isConsistent)
  }

  @Test func removes() {
    var rows = rows(1...9)
    #expect(rows.remove(id: 2)?.id == 2)
    #expect(rows.remove(id: 2) == nil)
    #expect(rows.remove(Row(id: 3))?.title == "3")
    #expect(rows.remove(at: 0).id == 1)
    #expect(rows.removeFirst().id == 4)
    #expect(rows.removeLast().id == 9)
    #expect(rows.isConsistent)
    rows.remove(atOffsets: [0, 2])
    #expect(Array(rows.ids) == [6, 8])
    rows.removeAll { $0.id == 6 }
    #expect(Array(rows.ids) == [8])
    rows.removeAll()
    #expect(rows.isEmpty)
    #expect(rows.isConsistent)
  }

  @Test func filterKeepsTheType() {
    let even: IdentifiedArrayOf<Row> = rows(1...20).filter { $0.id.isMultiple(of: 2) }
    #expect(even[id: 20]?.title == "20")
    #expect(even.count == 10)
    #expect(even.isConsistent)
  }

  @Test(arguments: [
    ([0], 3, [2, 3, 1, 4, 5]), ([4], 0, [5, 1, 2, 3, 4]), ([1, 3], 3, [1, 3, 2, 4, 5]),
    ([0, 1], 5, [3, 4, 5, 1, 2]), ([2], 2, [1, 2, 3, 4, 5]),
  ])
  func moves(_ source: [Int], to destination: Int, gives ids: [Int]) {
    var rows = rows(1...5)
    rows.move(fromOffsets: source, toOffset: destination)
    #expect(Array(rows.ids) == ids)
    #expect(rows.isConsistent)
  }

  @Test(arguments: [5, 50]) func reorders(_ count: Int) {
    var rows = rows(1...count)
    rows.reverse()
    #expect(Array(rows.ids) == (1...count).reversed())
    rows.swapAt(0, count - 1)
    #expect(rows[0].id == 1 && rows.index(id: count) == count - 1)
    #expect(rows.isConsistent)
    rows.sort { $0.id < $1.id }
    #expect(Array(rows.ids) == Array(1...count))
    rows.shuffle()
    #expect(rows.isConsistent)
    rows.sort()
    #expect(rows.map(\.title) == (1...count).map(String.init).sorted())
    let pivot = rows.partition { $0.id > 3 }
    #expect(pivot == 3)
    #expect(Set(rows.prefix(3).map(\.id)) == [1, 2, 3])
    #expect(rows.isConsistent)
  }

  @Test func rangeReplaceable() {
    func generic<C: RangeReplaceableCollection<Row>>(_ collection: inout C) {
      collection.append(Row(id: 10))
      collection.insert(Row(id: 11), at: collection.startIndex)
      collection.removeFirst()
      collection += [Row(id: 12), Row(id: 1)]
    }
    var rows = rows([1, 2, 3])
    generic(&rows)
    #expect(Array(rows.ids) == [1, 2, 3, 10, 12])
    rows.replaceSubrange(1..<4, with: [Row(id: 3, title: "new"), Row(id: 2)])
    #expect(rows.map(\.id) == [1, 3, 2, 12])
    #expect(rows[id: 3]?.title == "new")
    rows.replaceSubrange(0..<1, with: [Row(id: 1, title: "new")])
    #expect(rows[0].title == "new")
    #expect(rows.isConsistent)
  }

  @Test func valueSemantics() {
    let original = rows(1...20)
    var copy = original
    copy[id: 1]?.title = "changed"
    copy[3].title = "changed"
    copy.remove(id: 20)
    #expect(original[id: 1]?.title == "1")
    #expect(original[3].title == "4")
    #expect(original.contains(id: 20))
    #expect(original.isConsistent && copy.isConsistent)
  }
}

private func == (lhs: (inserted: Bool, index: Int), rhs: (Bool, Int)) -> Bool {
  lhs.inserted == rhs.0 && lhs.index == rhs.1
}

private func == (lhs: (originalMember: Row?, index: Int), rhs: (Row?, Int)) -> Bool {
  lhs.originalMember == rhs.0 && lhs.index == rhs.1
}
