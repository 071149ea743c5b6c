/// A file's name in a subscript's argument: key paths through the subscript need it hashable.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  let rawValue: StaticString

  public init(stringLiteral value: StaticString) {
    rawValue = value
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.description == rhs.rawValue.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.description)
  }
}
