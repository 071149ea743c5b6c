import IssueReporting

@testable import IdentifiedCollections

struct Row: Identifiable, Hashable, Codable, Comparable {
  var id: Int
  var title = ""
  var items: [Int] = []

  init(id: Int, title: String = "", items: [Int] = []) {
    self.id = id
    self.title = title
    self.items = items
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.title < rhs.title }
}

func rows(_ ids: some Sequence<Int>) -> IdentifiedArrayOf<Row> {
  IdentifiedArray(uniqueElements: ids.map { Row(id: $0, title: "\($0)") })
}

extension IdentifiedArray {
  /// Whether lookups by id and by position agree for each element.
  var isConsistent: Bool {
    ids.count == count
      && indices.allSatisfy { index(id: ids[$0]) == $0 && self.id(of: self[$0]) == ids[$0] }
  }
}

extension Array {
  /// Where the array's storage lies: equal before and after means that it wasn't copied.
  var address: UnsafeRawPointer? { withUnsafeBytes { $0.baseAddress } }
}
