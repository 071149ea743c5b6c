/// Whether this process runs tests, rather than an app.
///
/// ```swift
/// let directory = isTesting ? temporaryDirectory : documentsDirectory
/// ```
///
/// A process runs tests if it has loaded the test libraries and its program is a test bundle or was
/// told which of the libraries to run. An app that merely links a library of test helpers is an app.
/// The answer is found once, and costs one load after that.
public let isTesting: Bool = {
  guard TestBridge.isLoaded() else { return false }
  let arguments = CommandLine.arguments
  return arguments.first?.hasSuffix(".xctest") == true
    || arguments.contains("--testing-library")
    || arguments.contains { $0.hasPrefix("--testing-library=") }
    || arguments.contains { $0.hasSuffix(".xctest") }
}()
