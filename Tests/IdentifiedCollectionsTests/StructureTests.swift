import Testing

@testable import IdentifiedCollections

@Suite struct StructureTests {
  private func changes(_ edit: (inout IdentifiedArrayOf<Row>) -> Void) -> Bool {
    var rows = rows(1...12)
    let before = rows.structure
    edit(&rows)
    return rows.structure != before
  }

  @Test func editsKeepIt() {
    #expect(!changes { $0[id: 3]?.title = "x" })
    #expect(!changes { $0[3].title = "x" })
    #expect(!changes { $0[id: 3] = Row(id: 3, title: "x") })
    #expect(!changes { $0[2] = Row(id: 3, title: "x") })
    #expect(!changes { $0.update(Row(id: 3)) })
    #expect(!changes { $0.append(Row(id: 3)) })
    #expect(!changes { $0.remove(id: 99) })
    #expect(!changes { $0.removeAll { $0.id > 99 } })
    #expect(!changes { $0.swapAt(3, 3) })
  }

  @Test func structuralChangesRenewIt() {
    #expect(changes { $0.append(Row(id: 99)) })
    #expect(changes { $0.insert(Row(id: 99), at: 0) })
    #expect(changes { $0.insert(contentsOf: [Row(id: 99)], at: 0) })
    #expect(changes { $0[id: 99] = Row(id: 99) })
    #expect(changes { $0[id: 3] = nil })
    #expect(changes { $0[2] = Row(id: 99) })
    #expect(changes { $0.remove(id: 3) })
    #expect(changes { $0.removeAll { $0.id > 3 } })
    #expect(changes { $0.removeAll() })
    #expect(changes { $0.move(fromOffsets: [0], toOffset: 3) })
    #expect(changes { $0.swapAt(0, 1) })
    #expect(changes { $0.sort { $0.id > $1.id } })
    #expect(changes { $0.reverse() })
    #expect(changes { $0.shuffle() })
  }

  @Test func copiesShareItUntilTheyPart() {
    let first = rows(1...3)
    var second = first
    var third = first
    #expect(second.structure == first.structure)
    second.append(Row(id: 4))
    third.append(Row(id: 4))
    #expect(Set([first.structure, second.structure, third.structure]).count == 3)
    #expect(rows(1...3).structure != rows(1...3).structure)
    #expect(IdentifiedArrayOf<Row>().structure == IdentifiedArrayOf<Row>().structure)
  }
}
