/// The directions in which a node takes all the room that it gets.
struct Fill: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  static let horizontal = Fill(rawValue: 1)
  static let vertical = Fill(rawValue: 2)

  /// What children fill, their parent fills.
  static func union(of children: some Sequence<Fill>) -> Fill {
    var all = Fill(rawValue: 0)
    for fill in children { all.formUnion(fill) }
    return all
  }
}
