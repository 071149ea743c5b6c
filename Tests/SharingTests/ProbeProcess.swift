import Dispatch
import Foundation
import Testing

/// A running `sharing-probe`.
final class ProbeProcess {
  private let process = Process()
  private let output = Pipe()
  private let ended = DispatchSemaphore(value: 0)
  private var rest = Data()

  init(_ arguments: String..., environment: [String: String] = [:]) throws {
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.environment?["SWIFT_DEPENDENCIES_CONTEXT"] = "live"
    process.standardOutput = output
    // NB: 'waitUntilExit' knows no limit.
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The next line that the program prints, or `nil` when it has ended.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: 10) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end, for at most a minute: then the program is killed.
  ///
  /// - Returns: The status, or the signal as a negative number.
  @discardableResult
  func end() -> Int {
    if ended.wait(timeout: .now() + 60) == .timedOut {
      send(SIGKILL)
      ended.wait()
    }
    // For whoever asks again.
    ended.signal()
    let status = Int(process.terminationStatus)
    return process.terminationReason == .uncaughtSignal ? -status : status
  }

  private static let program: URL = {
    let bundle = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("sharing-probe")
  }()
}

/// A folder that goes when the test ends.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "oriel-sharing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The names in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}

/// Waits until a condition holds, for at most ten seconds.
func eventually(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let deadline = ContinuousClock.now + .seconds(10)
  while !condition() {
    if ContinuousClock.now > deadline {
      Issue.record("It didn't happen within ten seconds.", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .milliseconds(5))
  }
}
