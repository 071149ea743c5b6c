extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.stackElements == rhs.stackElements
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stackElements)
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the screens as an array, without their ids.
  public func encode(to encoder: any Encoder) throws {
    try stackElements.encode(to: encoder)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of screens and gives each a new id.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: stackElements, displayStyle: .collection)
  }
}

extension StackState: CustomDebugStringConvertible {
  public var debugDescription: String { stackElements.debugDescription }
}
