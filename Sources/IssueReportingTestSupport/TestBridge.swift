@_weakLinked internal import Testing
@_weakLinked internal import XCTest

// The functions that `IssueReporting` declares in a file of the same name. The two meet at link time.
// `IssueReporting` doesn't import this module: its importers would load XCTest with it, and so find
// Foundation's members in files that don't import Foundation.
//
// Each function must be guarded by `isLoaded`: without the libraries, the references are null.

/// Whether this process has loaded both test libraries.
@_silgen_name("oriel_test_isLoaded")
public func isLoaded() -> Bool { areLibrariesLoaded }

let areLibrariesLoaded =
  dlsym(nil, "swt_abiv0_getEntryPoint") != nil && dlsym(nil, "$s6XCTest0A4CaseCMn") != nil

/// The id, the name and the case of the test of Swift Testing that the running task belongs to.
@_silgen_name("oriel_test_current")
public func current() -> (id: AnyHashable, name: String, testCase: String?)? {
  guard areLibrariesLoaded, let test = Test.current else { return nil }
  return (AnyHashable(test.id), test.displayName ?? test.name, currentCase)
}

/// Fails the current test of Swift Testing.
@_silgen_name("oriel_test_record")
public func record(
  _ message: String?,
  error: (any Error)?,
  isWarning: Bool,
  fileID: String,
  filePath: String,
  line: Int,
  column: Int
) {
  guard areLibrariesLoaded else { return }
  let comment = message.map { Comment(rawValue: $0) }
  let location = place(fileID: fileID, filePath: filePath, line: line, column: column)
  if let error {
    Issue.record(error, comment, sourceLocation: location)
  } else {
    Issue.record(comment, severity: isWarning ? .warning : .error, sourceLocation: location)
  }
}

/// Fails the current test of XCTest.
@_silgen_name("oriel_test_fail")
public func fail(_ message: String, filePath: StaticString, line: UInt) {
  guard areLibrariesLoaded else { return }
  XCTFail(message, file: filePath, line: line)
}

/// Runs a body whose issues Swift Testing should count as known.
@_silgen_name("oriel_test_withKnownIssue")
public func withKnownIssue(
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
    sourceLocation: place(fileID: fileID, filePath: filePath, line: line, column: column)
  ) {
    try body()
  }
}

/// Runs an asynchronous body whose issues Swift Testing should count as known.
@_silgen_name("oriel_test_withKnownIssueAsync")
public func withKnownIssue(
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
    sourceLocation: place(fileID: fileID, filePath: filePath, line: line, column: column)
  ) {
    try await body()
  }
}

/// Swift Testing traps at a location that can't exist; an issue must not.
private func place(
  fileID: String, filePath: String, line: Int, column: Int
) -> SourceLocation {
  SourceLocation(
    fileID: fileID.contains("/" as Character) ? fileID : "Unknown/\(fileID)",
    filePath: filePath.isEmpty ? "/" : filePath,
    line: max(line, 1),
    column: max(column, 1))
}

/// Tells the cases of a parameterized test apart, which run at the same time.
///
/// Swift Testing keeps the identity of a case to itself, so it is read through a mirror: the encoded
/// arguments, and a number that tells equal arguments apart. Should a later version store them
/// elsewhere, the cases of one test share an identity.
private var currentCase: String? {
  guard let current = Test.Case.current, current.isParameterized,
    let kind = Mirror(reflecting: current).descendant("_kind", "parameterized")
  else { return nil }
  return String(describing: kind)
}
