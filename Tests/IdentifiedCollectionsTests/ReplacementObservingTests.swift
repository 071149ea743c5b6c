import Testing

@testable import IdentifiedCollections

private final class Log {
  var entries: [String] = []
}

private struct Watched: Identifiable, ReplacementObserving {
  struct Token {
    let log: Log
    let name: String
  }

  var id: Int
  var name: String
  var log: Log
  var items: [Int] = []

  var replacementToken: Token { Token(log: log, name: name) }

  static func slotDidChange(_ token: Token, to new: Watched?) {
    token.log.entries.append("\(token.name) → \(new?.name ?? "nil")")
  }
}

@Suite struct ReplacementObservingTests {
  private let log = Log()

  private func watched(_ id: Int, _ name: String) -> Watched {
    Watched(id: id, name: name, log: log)
  }

  private func entries(
    _ edit: (inout IdentifiedArrayOf<Watched>) -> Void
  ) -> [String] {
    var rows: IdentifiedArrayOf = [watched(1, "a"), watched(2, "b"), watched(3, "c")]
    edit(&rows)
    return log.entries
  }

  @Test func setById() {
    #expect(entries { $0[id: 1] = watched(1, "x") } == ["a → x"])
  }

  @Test func setByPosition() {
    #expect(entries { $0[0] = watched(1, "x") } == ["a → x"])
  }

  @Test func setByPositionToAnotherId() {
    #expect(entries { $0[0] = watched(9, "x") } == ["a → nil"])
  }

  @Test func update() {
    #expect(entries { $0.update(watched(2, "x")) } == ["b → x"])
  }

  @Test func updateOrAppend() {
    #expect(entries { $0.updateOrAppend(watched(4, "x")) } == [])
  }

  @Test func editInPlace() {
    #expect(entries { $0[id: 2]?.name = "x" } == ["b → x"])
  }

  @Test func replacedDuringAnEdit() {
    func replace(_ row: inout Watched) { row = watched(row.id, "x") }
    #expect(
      entries {
        replace(&$0[id: 2]!)
        replace(&$0[0])
      } == ["b → x", "a → x"])
  }

  @Test func setToNil() {
    #expect(entries { $0[id: 2] = nil } == ["b → nil"])
  }

  @Test func setToNilDuringAnEdit() {
    func clear(_ row: inout Watched?) { row = nil }
    #expect(entries { clear(&$0[id: 1]) } == ["a → nil"])
  }

  @Test func removals() {
    #expect(entries { $0.remove(id: 3) } == ["c → nil"])
    log.entries = []
    #expect(entries { $0.removeAll { $0.id < 3 } } == ["a → nil", "b → nil"])
    log.entries = []
    #expect(entries { $0.removeAll() } == ["a → nil", "b → nil", "c → nil"])
  }

  @Test func reorderingTellsNobody() {
    #expect(
      entries {
        $0.reverse()
        $0.swapAt(0, 2)
        $0.move(fromOffsets: [0], toOffset: 3)
        $0.sort { $0.id > $1.id }
      } == [])
  }

  @Test func filterTellsNobody() {
    #expect(entries { _ = $0.filter { $0.id > 1 } } == [])
  }

  @Test func assigningTheWholeCollection() {
    let old: IdentifiedArrayOf = [watched(1, "a"), watched(2, "b")]
    old.wasReplaced(by: [watched(3, "c"), watched(2, "x")])
    #expect(log.entries == ["a → nil", "b → x"])
    log.entries = []
    old.wasReplaced(by: old)
    #expect(log.entries == [])
  }

  @Test func editsOfAConformingElementStayInPlace() {
    var rows: IdentifiedArrayOf = [watched(1, "a"), watched(2, "b")]
    rows[id: 1]?.items = Array(0..<64)
    rows[id: 1]?.items.removeLast()
    let before = (rows.elements.address, rows[0].items.address)
    rows[id: 1]?.items.append(1)
    #expect((rows.elements.address, rows[0].items.address) == before)
  }
}
