import CustomDump

/// Names one screen of a ``StackState``, from the moment it is pushed until it is popped.
///
/// Ids are handed out in order, `#0`, `#1`, …, and never twice: a screen that is pushed after
/// another was popped has an id of its own, so that late actions of the old screen can't reach it.
///
/// ```swift
/// store.send(.path(.popFrom(id: id)))
/// ```
///
/// In tests the first screen of each test is `0`, and ids can be written as numbers:
///
/// ```swift
/// await store.send(\.path[id: 0].saveButtonTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  /// How many ids had been handed out before this one.
  package let generation: UInt64

  package init(generation: UInt64) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Names the screen that was pushed after `value` others. For tests, where pushes are counted.
  public init(integerLiteral value: UInt64) {
    self.init(generation: value)
  }
}

extension StackElementID: Comparable {
  /// Ids are ordered by age, which isn't the order of the screens on the stack.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.generation < rhs.generation }
}

extension StackElementID: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(generation: try decoder.singleValueContainer().decode(UInt64.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension StackElementID: CustomDebugStringConvertible {
  public var debugDescription: String { "#\(generation)" }
}
