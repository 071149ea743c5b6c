import Foundation
import Testing

@testable import IdentifiedCollections

@Suite struct ConformanceTests {
  @Test func equality() {
    #expect(rows([1, 2]) == rows([1, 2]))
    #expect(rows([1, 2]) != rows([2, 1]))
    var edited = rows([1, 2])
    edited[id: 1]?.title = "x"
    #expect(edited != rows([1, 2]))
    #expect(Set([rows([1, 2]), rows([1, 2]), rows([2, 1])]).count == 2)
  }

  @Test func codable() throws {
    let data = try JSONEncoder().encode(rows([2, 1]))
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("[{"))
    let decoded = try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    #expect(decoded == rows([2, 1]))
    #expect(decoded.isConsistent)
  }

  @Test func decodingEqualIdsThrows() throws {
    let data = try JSONEncoder().encode([Row(id: 1), Row(id: 2), Row(id: 1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Unexpected error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Element 2 has the id '1' of an earlier element.")
  }

  @Test func descriptions() {
    let numbers = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    #expect("\(numbers)" == #"["a", "bb"]"#)
    #expect(String(reflecting: numbers) == #"IdentifiedArray(["a", "bb"])"#)
    #expect(Mirror(reflecting: numbers).displayStyle == .collection)
    #expect(Mirror(reflecting: numbers).children.map { "\($0.value)" } == ["a", "bb"])
  }

  @Test func isSendable() {
    func requireSendable(_ value: some Sendable) {}
    struct Item: Identifiable, Sendable { let id: Int }
    requireSendable(IdentifiedArrayOf<Item>())
  }
}
