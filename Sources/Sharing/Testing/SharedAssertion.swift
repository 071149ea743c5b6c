import CustomDump
import Synchronization

/// The time in which a test says what shared values should be, and compares them with what they are.
///
/// Within it, `withLock` changes what is expected and not the value itself. A comparison takes its
/// left side for what is expected, and its right side for what is.
package final class SharedAssertion: @unchecked Sendable {
  enum Side { case expected, actual, asserted }

  @TaskLocal private static var active: SharedAssertion?
  private static let count = Atomic<Int>(0)

  static var current: SharedAssertion? {
    count.load(ordering: .relaxed) == 0 ? nil : active
  }

  private let entries: [ObjectIdentifier: SharedChangeTracker.Entry]
  private let actual: SharedSnapshot
  private var expected: [ObjectIdentifier: (reference: any TrackedReference, value: Any)] = [:]
  private var side = Side.expected
  private var right = Side.actual

  /// - Parameters:
  ///   - tracker: Knows what the values were when they were last asserted.
  ///   - snapshot: What they are after the step.
  ///   - startsFromActual: Whether what the test doesn't name may be anything.
  package init(
    tracker: SharedChangeTracker, snapshot: SharedSnapshot, startsFromActual: Bool
  ) {
    entries = tracker.changed
    actual = snapshot
    guard startsFromActual else { return }
    for (id, entry) in entries {
      if let value = snapshot.values[id]?.value { expected[id] = (entry.reference, value) }
    }
  }

  /// Runs an assertion.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    Self.count.wrappingAdd(1, ordering: .relaxed)
    defer { Self.count.wrappingSubtract(1, ordering: .relaxed) }
    return try Self.$active.withValue(self, operation: body)
  }

  func value(of reference: any TrackedReference) -> Any? {
    let id = ObjectIdentifier(reference)
    let asserted = entries[id]?.asserted
    switch side {
    case .expected: return expected[id]?.value ?? asserted
    case .actual: return actual.values[id]?.value ?? asserted
    case .asserted: return asserted
    }
  }

  func expect(_ value: Any, of reference: any TrackedReference) {
    expected[ObjectIdentifier(reference)] = (reference, value)
  }

  /// Reads a shared value on the left side of a comparison.
  func onLeft<R>(_ read: () -> R) -> R { reading(.expected, read) }

  /// Reads a shared value on the right side of a comparison.
  func onRight<R>(_ read: () -> R) -> R { reading(right, read) }

  private func reading<R>(_ side: Side, _ read: () -> R) -> R {
    let before = self.side
    self.side = side
    defer { self.side = before }
    return read()
  }

  /// Compares what is expected with what was there before the step.
  package func comparingWithAsserted<R>(_ body: () -> R) -> R {
    right = .asserted
    defer { right = .actual }
    return body()
  }

  /// Whether the test expects other values than there were before the step.
  package var expectsChange: Bool {
    expected.contains { id, expected in
      guard let asserted = entries[id]?.asserted else {
        return !expected.reference.isEqual(expected.value, expected.reference.anyValue)
      }
      return !expected.reference.isEqual(expected.value, asserted)
    }
  }

  /// What differs in the values that aren't what the test expects, where the state holds none of them.
  package var differences: String {
    mismatches.map { expected, actual in
      diff(expected, actual, format: .proportional)
        ?? "− \(String(customDumping: expected))\n+ \(String(customDumping: actual))"
    }
    .joined(separator: "\n\n")
  }

  /// The values that aren't what the test expects, wherever they are held.
  package var mismatches: [(expected: Any, actual: Any)] {
    let references = entries.mapValues(\.reference).merging(expected.mapValues(\.reference)) { $1 }
    return references.values.compactMap { reference in
      let id = ObjectIdentifier(reference)
      let asserted = entries[id]?.asserted ?? reference.anyValue
      let expected = expected[id]?.value ?? asserted
      let actual = actual.values[id]?.value ?? asserted
      return reference.isEqual(expected, actual) ? nil : (expected, actual)
    }
  }
}
