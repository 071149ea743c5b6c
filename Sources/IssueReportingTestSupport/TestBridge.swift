@_weakLinked internal import Testing
@_weakLinked internal import XCTest

/// The one door from the libraries that apps link to the two test libraries.
///
/// ```
///  app            IssueReporting ──▶ TestBridge ╌╌▶ (null)
///  test process   IssueReporting ──▶ TestBridge ──▶ libTesting.so, libXCTest.so
/// ```
///
/// Every symbol of the test libraries is a weak reference, and this module is compiled without
/// automatic linking: an app neither links nor loads them. So each function here has to be guarded
/// by ``isLoaded``: without the libraries the references are null.
package enum TestBridge {
  /// Whether this process has loaded both test libraries.
  package static let isLoaded =
    isLoaded("swt_abiv0_getEntryPoint") && isLoaded("$s6XCTest0A4CaseCMn")

  private static func isLoaded(_ symbol: String) -> Bool { dlsym(nil, symbol) != nil }

  /// The test of Swift Testing that the running task belongs to.
  package static var currentTest: TestIdentity? {
    guard isLoaded, let test = Test.current else { return nil }
    return TestIdentity(
      id: AnyHashable(test.id), name: test.displayName ?? test.name, testCase: currentCase)
  }

  /// Fails the current test of Swift Testing.
  package static func record(
    _ message: String?,
    error: (any Error)?,
    isWarning: Bool,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) {
    guard isLoaded else { return }
    let comment = message.map { Comment(rawValue: $0) }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if let error {
      Issue.record(error, comment, sourceLocation: location)
    } else {
      Issue.record(comment, severity: isWarning ? .warning : .error, sourceLocation: location)
    }
  }

  /// Fails the current test of XCTest.
  package static func fail(_ message: String, filePath: StaticString, line: UInt) {
    guard isLoaded else { return }
    XCTFail(message, file: filePath, line: line)
  }

  /// Runs a body whose issues Swift Testing should count as known.
  package static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    body: () throws -> Void
  ) {
    Testing.withKnownIssue(
      message.map { Comment(rawValue: $0) },
      isIntermittent: isIntermittent,
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
    ) {
      try body()
    }
  }

  /// Runs an asynchronous body whose issues Swift Testing should count as known.
  package static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int,
    isolation: isolated (any Actor)?,
    body: () async throws -> Void
  ) async {
    await Testing.withKnownIssue(
      message.map { Comment(rawValue: $0) },
      isIntermittent: isIntermittent,
      isolation: isolation,
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
    ) {
      try await body()
    }
  }

  /// Tells the cases of a parameterized test apart, which run at the same time.
  ///
  /// Swift Testing keeps the identity of a case to itself, so it is read through a mirror: the
  /// encoded arguments, and a number that tells equal arguments apart. Should a later version store
  /// them elsewhere, the cases of one test share an identity.
  private static var currentCase: String? {
    guard let current = Test.Case.current, current.isParameterized,
      let kind = Mirror(reflecting: current).descendant("_kind", "parameterized")
    else { return nil }
    return String(describing: kind)
  }
}
