import ViewTree

/// An event that reached nobody, and why.
public struct DroppedEvent: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The node had been removed. The text says what it was, where that is still known.
    case nodeIsGone(String?)
    case disabled
    case hidden
    case nobodyListens
    /// A sheet was to be dismissed that only state can close. See `interactiveDismissDisabled`.
    case staysOpen
  }

  public let event: Event
  public let reason: Reason
}

/// What removed nodes were, for a while.
struct Graves {
  private static let limit = 256
  private var names: [NodeID: String] = [:]
  private var order: [NodeID] = []

  func name(of id: NodeID) -> String? {
    names[id]
  }

  mutating func add(_ id: NodeID, _ name: @autoclosure () -> String) {
    if order.count == 2 * Self.limit {
      for old in order.prefix(Self.limit) { names[old] = nil }
      order.removeFirst(Self.limit)
    }
    order.append(id)
    names[id] = name()
  }
}
