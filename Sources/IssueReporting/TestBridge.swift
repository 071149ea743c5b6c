/// The one door from the libraries that apps link to the two test libraries.
///
/// ```
///  app            IssueReporting ──▶ TestBridge ╌╌▶ (null)
///  test process   IssueReporting ──▶ TestBridge ──▶ libTesting.so, libXCTest.so
/// ```
///
/// `IssueReportingTestSupport` has the implementations: there, every symbol of the test libraries is a
/// weak reference, and no name of a library reaches the linker, so that an app neither links nor loads
/// them.
enum TestBridge {
  /// Whether this process has loaded both test libraries.
  @_silgen_name("oriel_test_isLoaded")
  static func isLoaded() -> Bool

  @_silgen_name("oriel_test_current")
  private static func current() -> (id: AnyHashable, name: String, testCase: String?)?

  /// The test of Swift Testing that the running task belongs to.
  static var currentTest: TestIdentity? {
    current().map { TestIdentity(id: $0.id, name: $0.name, testCase: $0.testCase) }
  }

  /// Fails the current test of Swift Testing.
  @_silgen_name("oriel_test_record")
  static func record(
    _ message: String?,
    error: (any Error)?,
    isWarning: Bool,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  )

  /// Fails the current test of XCTest.
  @_silgen_name("oriel_test_fail")
  static func fail(_ message: String, filePath: StaticString, line: UInt)

  /// Runs a body whose issues Swift Testing should count as known.
  @_silgen_name("oriel_test_withKnownIssue")
  static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    body: () throws -> Void
  )

  /// Runs an asynchronous body whose issues Swift Testing should count as known.
  @_silgen_name("oriel_test_withKnownIssueAsync")
  static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    isolation: isolated (any Actor)?,
    body: () async throws -> Void
  ) async

  /// A number that no two tests of XCTest share.
  @_silgen_name("oriel_xctest_generation")
  static func xctestGeneration() -> Int

  /// Whether a test of XCTest is running, so that a failure has somewhere to go.
  @_silgen_name("oriel_xctest_isRunning")
  static func isXCTestRunning() -> Bool
}
