/// How much of what a feature does its test has to assert.
///
/// ```swift
/// store.exhaustivity = .off
/// await store.send(.loginButtonTapped)
/// await store.receive(\.delegate.didLogIn)
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: all changes of state, all received actions, the end of all effects.
  case on

  /// What the test asserts has to hold; the rest is skipped.
  ///
  /// - Parameter showSkippedAssertions: Whether what is skipped is shown as warnings, which don't
  ///   fail the test.
  case off(showSkippedAssertions: Bool)

  /// What the test asserts has to hold; the rest is skipped silently.
  public static let off = Self.off(showSkippedAssertions: false)
}
