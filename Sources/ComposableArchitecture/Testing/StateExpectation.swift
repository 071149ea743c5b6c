import CustomDump
import Sharing

/// What a test says about how a step changes the state.
struct StateExpectation<State: Equatable> {
  /// Makes the expected state, or `nil` where nothing may change.
  let update: ((inout State) throws -> Void)?
  /// Whether an update that changes nothing is a mistake.
  let mustChange: Bool
  let exhaustivity: Exhaustivity
  let location: SourceLocation
  /// Knows the shared values that were last asserted.
  let sharedChanges: SharedChangeTracker
  /// The shared values after the step.
  let shared: SharedSnapshot

  func check(from before: State, to after: State) {
    switch exhaustivity {
    case .on:
      check(from: before, to: after, .on)
    case .off(let showSkippedAssertions):
      guard let update else {
        if showSkippedAssertions { check(from: before, to: after, exhaustivity) }
        return
      }
      if checkNamed(update, in: after), showSkippedAssertions {
        check(from: before, to: after, exhaustivity)
      }
    }
  }

  /// What the test names must hold. What it doesn't name may be anything.
  private func checkNamed(_ update: (inout State) throws -> Void, in after: State) -> Bool {
    let assertion = assertion(startsFromActual: true)
    return assertion.run {
      var expected = after
      guard run(update, on: &expected) else { return false }
      guard expected == after, assertion.mismatches.isEmpty else {
        fail(expected: expected, actual: after, assertion, .on)
        return false
      }
      return true
    }
  }

  private func check(from before: State, to after: State, _ exhaustivity: Exhaustivity) {
    let assertion = assertion(startsFromActual: false)
    assertion.run {
      var expected = before
      if let update, !run(update, on: &expected) { return }
      guard expected == after, assertion.mismatches.isEmpty else {
        return fail(expected: expected, actual: after, assertion, exhaustivity)
      }
      guard mustChange, update != nil, !assertion.expectsChange else { return }
      if assertion.comparingWithAsserted({ expected == before }) {
        report(
          """
          Expected state to change, but no change occurred.

          The trailing closure made no observable modifications to state. If no change is expected, \
          leave the closure out.
          """, exhaustivity)
      }
    }
  }

  private func assertion(startsFromActual: Bool) -> SharedAssertion {
    SharedAssertion(
      tracker: sharedChanges, snapshot: shared, startsFromActual: startsFromActual)
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

  private func fail(
    expected: State, actual: State, _ assertion: SharedAssertion, _ exhaustivity: Exhaustivity
  ) {
    let event =
      update == nil
      ? "State was not expected to change, but a change occurred"
      : "A state change does not match expectation"
    report(
      """
      \(event): …

      \(difference(expected, actual, assertion).indented(by: 4))

      (Expected: −, Actual: +)
      """, exhaustivity)
  }

  private func difference(
    _ expected: State, _ actual: State, _ assertion: SharedAssertion
  ) -> String {
    if let difference = diff(expected, actual, format: .proportional) { return difference }
    if expected == actual { return assertion.differences }
    return """
      − \(describe(expected, indent: 2))
      + \(describe(actual, indent: 2))
      """
  }

  private func report(_ message: String, _ exhaustivity: Exhaustivity) {
    TestIssue(message: message, location: location).report(exhaustivity)
  }
}
