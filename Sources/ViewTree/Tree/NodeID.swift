/// The identity of one mounted node, never used a second time in a process.
///
/// An event names its node by id, so that a late event for a node that is gone can be recognised
/// and dropped instead of reaching whatever took its place.
public struct NodeID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The surface that a renderer provides: the parent of every window, never made or removed.
  public static let surface = NodeID(rawValue: 0)

  public static func < (lhs: NodeID, rhs: NodeID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public var description: String { "#\(rawValue)" }
}
