import ConcurrencyExtras

/// How long a test waits for something to become true.
@MainActor
struct Patience {
  let timeout: Duration

  nonisolated init(timeout: Duration) { self.timeout = timeout }

  /// Looks until a condition holds, the time is over, or the test is cancelled.
  ///
  /// - Returns: Whether the condition holds in the end.
  func wait(until condition: @MainActor () -> Bool) async -> Bool {
    if await Self.settle(until: condition) { return true }
    let start = ContinuousClock.now
    var pause = Duration.milliseconds(1)
    var looks = 0
    // NB: Looks are counted too. On a machine that is out of breath time passes without the effects
    // getting any.
    while ContinuousClock.now - start < timeout || looks < 10 {
      guard (try? await Task.sleep(for: min(pause, timeout))) != nil else { break }
      if condition() { return true }
      pause = min(pause * 2, .milliseconds(16))
      looks += 1
    }
    return await Self.settle(until: condition)
  }

  /// Lets work that is ready on the main actor go ahead.
  ///
  /// - Returns: Whether the condition holds in the end.
  @discardableResult
  static func settle(until condition: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<32 {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }
}
