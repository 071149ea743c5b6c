/// The kind of test that is running.
///
/// ```swift
/// if case .swiftTesting(let testing?) = TestContext.current {
///   print("In \(testing.test.name)")
/// }
/// ```
public enum TestContext: Hashable, Sendable {
  /// A test of Swift Testing; `nil` in work that has left its test, such as a detached task.
  case swiftTesting(Testing?)

  /// A test of XCTest.
  case xcTest

  /// The kind of test that is running, or `nil` in an app.
  public static var current: Self? {
    guard isTesting else { return nil }
    if let testing = Testing.current { return .swiftTesting(testing) }
    return isSwiftTestingProcess ? .swiftTesting(nil) : .xcTest
  }

  /// Whether the test is one of Swift Testing.
  public var isSwiftTesting: Bool {
    if case .swiftTesting = self { true } else { false }
  }

  /// What is known about a running test of Swift Testing.
  public struct Testing: Hashable, Sendable {
    /// The running test.
    public let test: Test

    /// The test that the running task belongs to.
    public static var current: Self? {
      TestBridge.currentTest.map { Self(test: Test(identity: $0)) }
    }

    /// A running test, and for a parameterized test one case of it.
    public struct Test: Hashable, Identifiable, Sendable {
      let identity: TestIdentity

      /// What tells this test, or this case of it, from every other in the process.
      public var id: ID { ID(identity: identity) }

      /// The test's display name, or else its function's.
      public var name: String { identity.name }

      /// What tells a test, or a case of it, from every other in the process.
      public struct ID: Hashable, Sendable {
        let identity: TestIdentity
      }
    }
  }
}

/// SwiftPM starts a test bundle once for each library, and names the library only to Swift Testing.
private let isSwiftTestingProcess: Bool = {
  let arguments = CommandLine.arguments
  if arguments.contains("--testing-library=swift-testing") { return true }
  guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
  return arguments.dropFirst(option + 1).first == "swift-testing"
}()
