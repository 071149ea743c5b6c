/// The directions in which a node takes all the room that it gets.
struct Fill: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  static let horizontal = Fill(rawValue: 1)
  static let vertical = Fill(rawValue: 2)

  /// What children fill, their parent fills.
  init(_ children: some Sequence<Fill>) {
    self = children.reduce(into: []) { $0.formUnion($1) }
  }
}
