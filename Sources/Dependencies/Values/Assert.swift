import IssueReporting

extension DependencyValues {
  /// What checks an assumption in debug builds: a trap in an app, and a failure in a test.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  ///
  /// assert(state.balance >= 0, "A balance is never negative.")
  /// ```
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// What marks a place that should never be reached, in debug builds: a trap in an app, and a failure in
  /// a test.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// What checks an assumption in all builds: a trap in an app, and a failure in a test.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

/// Checks an assumption.
public protocol AssertionEffect: Sendable {
  /// Checks that a condition holds.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks that a condition holds, at the caller's line.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// Marks a place that should never be reached.
public protocol AssertionFailureEffect: Sendable {
  /// Says that the place was reached.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Says that the place was reached, at the caller's line.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

private enum AssertKey: DependencyKey {
  static var liveValue: any AssertionEffect { LiveAssert() }
  static var testValue: any AssertionEffect { TestAssert(name: "Assertion") }
}

private enum AssertionFailureKey: DependencyKey {
  static var liveValue: any AssertionFailureEffect { LiveAssertionFailure() }
  static var testValue: any AssertionFailureEffect { TestAssertionFailure() }
}

private enum PreconditionKey: DependencyKey {
  static var liveValue: any AssertionEffect { LivePrecondition() }
  static var testValue: any AssertionEffect { TestAssert(name: "Precondition") }
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct TestAssert: AssertionEffect {
  let name: String

  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    report("\(name) failed", message(), file: file, line: line)
  }
}

private struct TestAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    report("A place was reached that should never be", message(), file: file, line: line)
  }
}

private func report(_ what: String, _ message: String, file: StaticString, line: UInt) {
  let text = message.isEmpty ? "\(what)." : "\(what): \(message)"
  reportIssue(text, fileID: file, filePath: file, line: line, column: 1)
}
