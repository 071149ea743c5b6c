import ConcurrencyExtras
import Synchronization

/// Names an instance of child state, so that its effects can end with it.
///
/// An id is known within the instance that contains it, and only there. Two operators of one
/// feature need different ids for their children: each makes a ``Key`` of its own.
package struct InstanceID: Hashable, Sendable {
  package let key: Key
  /// Which value the instance is now. It doesn't decide whether two ids are equal: an instance that
  /// gives itself a new value stays the same one, and its owner is told the new value.
  package let state: ObservableStateID?
  package let number: UInt64
  package let id: AnyHashableSendable?

  /// An instance that is known by any of these, besides the operator that looks after it.
  ///
  /// - Parameters:
  ///   - key: The operator.
  ///   - state: The identity of the state, where it is observable.
  ///   - number: A generation, such as a presentation's or a stack element's.
  ///   - id: The author's id, such as a row's.
  package init(
    _ key: Key, state: ObservableStateID? = nil, number: UInt64 = 0,
    id: (any Hashable & Sendable)? = nil
  ) {
    self.key = key
    self.state = state
    self.number = number
    self.id = id.map { AnyHashableSendable($0) }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.number == rhs.number && lhs.id == rhs.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(number)
    hasher.combine(id)
  }

  /// Names the operator that looks after a child.
  package struct Key: Hashable, Sendable {
    package let number: UInt64

    package init() {
      number = lastKey.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }
}

private let lastKey = Atomic<UInt64>(0)
