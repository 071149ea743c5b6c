import Observation
import Synchronization

/// Counts how often what a closure reads is reported as changed; observes anew each time.
final class Observing: Sendable {
  private let fired = Atomic<Int>(0)

  init(_ read: () -> Void) {
    withObservationTracking(read) { [self] in fired.add(1, ordering: .relaxed) }
  }

  /// 1 after the first change; Swift's tracking reports no second one.
  var count: Int { fired.load(ordering: .relaxed) }
}

/// The counts of several, in order.
func fired(_ observers: Observing...) -> [Int] { observers.map(\.count) }
