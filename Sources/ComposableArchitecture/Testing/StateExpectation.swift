import CustomDump

/// What a test says about how a step changes the state.
struct StateExpectation<State: Equatable> {
  /// Makes the expected state, or `nil` where nothing may change.
  let update: ((inout State) throws -> Void)?
  /// Whether an update that changes nothing is a mistake.
  let mustChange: Bool
  let exhaustivity: Exhaustivity
  let location: SourceLocation

  func check(from before: State, to after: State) {
    switch exhaustivity {
    case .on:
      check(from: before, to: after, .on)
    case .off(let showSkippedAssertions):
      guard let update else {
        if showSkippedAssertions { check(from: before, to: after, exhaustivity) }
        return
      }
      // What the test names must hold. What it doesn't name may be anything.
      var expected = after
      guard run(update, on: &expected) else { return }
      if expected != after {
        fail(expected: expected, actual: after, .on)
      } else if showSkippedAssertions {
        check(from: before, to: after, exhaustivity)
      }
    }
  }

  private func check(from before: State, to after: State, _ exhaustivity: Exhaustivity) {
    var expected = before
    if let update, !run(update, on: &expected) { return }
    if expected != after {
      fail(expected: expected, actual: after, exhaustivity)
    } else if mustChange, update != nil, expected == before {
      report(
        """
        Expected state to change, but no change occurred.

        The trailing closure made no observable modifications to state. If no change is expected, \
        leave the closure out.
        """, exhaustivity)
    }
  }

  private func run(_ update: (inout State) throws -> Void, on state: inout State) -> Bool {
    do {
      try update(&state)
      return true
    } catch {
      report("Threw error: \(String(reflecting: error))", .on)
      return false
    }
  }

  private func fail(expected: State, actual: State, _ exhaustivity: Exhaustivity) {
    let event =
      update == nil
      ? "State was not expected to change, but a change occurred"
      : "A state change does not match expectation"
    report(
      """
      \(event): …

      \(difference(expected, actual).indented(by: 4))

      (Expected: −, Actual: +)
      """, exhaustivity)
  }

  private func difference(_ expected: State, _ actual: State) -> String {
    diff(expected, actual, format: .proportional)
      ?? """
      − \(describe(expected, indent: 2))
      + \(describe(actual, indent: 2))
      """
  }

  private func report(_ message: String, _ exhaustivity: Exhaustivity) {
    TestIssue(message: message, location: location).report(exhaustivity)
  }
}
