/// The effects of all stores that the running test has made: what a test of a screen deals with, which
/// doesn't know which stores the views have.
@MainActor
package enum EffectsOfTest {
  /// What runs or waits, oldest first: what has started it, where it is written, and how to cancel it.
  package static var descriptions: [String] {
    CancellationRegistry.storesOfTest.flatMap { $0.root.unfinishedWork.running }
      .sorted { $0.record.number < $1.record.number }
      .map(\.description)
  }

  /// Lets effects that start from now on run one after the other on the main actor's thread, so that
  /// turns of the main actor are all that they need; and those of stores that `body` makes.
  package static func runOnMainActor(during body: () -> Void) {
    runOnMainActor()
    CancellationRegistry.$defaultExecutor.withValue(MainTaskExecutor.shared, operation: body)
  }

  /// Does so for the stores that are there.
  package static func runOnMainActor() {
    for (registry, _) in CancellationRegistry.storesOfTest where registry.executor == nil {
      registry.executor = MainTaskExecutor.shared
    }
  }
}
