import Glibc
import IssueReporting

/// Where a program runs, which decides the values that dependencies have by default.
public enum DependencyContext: String, Hashable, Sendable {
  /// An app.
  case live

  /// A preview: a screen that is shown while its author works on it.
  case preview

  /// A test.
  case test

  /// What the process is: a test process, or else what the environment variable
  /// `SWIFT_DEPENDENCIES_CONTEXT` says, or else an app.
  static let ofProcess: Self = {
    if let variable = getenv("SWIFT_DEPENDENCIES_CONTEXT"),
      let context = Self(rawValue: String(cString: variable))
    {
      return context
    }
    return isTesting ? .test : .live
  }()
}

extension DependencyValues {
  /// Where the program runs. Override it to use live values in an integration test:
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.context = .live
  /// } operation: {
  ///   APITests()
  /// }
  /// ```
  public var context: DependencyContext {
    get { stored(ContextKey.self) ?? .ofProcess }
    set { self[ContextKey.self] = newValue }
  }
}

private enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .live }
  static var previewValue: DependencyContext { .preview }
  static var testValue: DependencyContext { .test }
}
