import Dependencies
import Synchronization

/// Hands out the ids of a stack's screens.
///
/// An app counts through its whole life. In a test the count starts at zero, so that a test knows
/// the ids of the screens it pushes.
package final class StackElementIDGenerator: Sendable {
  private let count: Atomic<UInt64>

  package init(from first: UInt64 = 0) {
    count = Atomic(first)
  }

  package func next() -> StackElementID {
    StackElementID(generation: count.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// A generator that will hand out the same ids, for someone who acts out what a reducer has done
  /// or is about to do, such as an assertion in a test.
  package func copy() -> StackElementIDGenerator {
    StackElementIDGenerator(from: count.load(ordering: .relaxed))
  }

  /// Starts over where another generator is.
  package func move(to other: StackElementIDGenerator) {
    count.store(other.count.load(ordering: .relaxed), ordering: .relaxed)
  }
}

extension DependencyValues {
  /// Where a ``StackState`` takes ids for new screens from.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGeneratorKey.self] }
    set { self[StackElementIDGeneratorKey.self] = newValue }
  }
}

private enum StackElementIDGeneratorKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
