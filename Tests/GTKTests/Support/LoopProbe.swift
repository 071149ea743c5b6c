import Foundation

/// The helper program that owns a real main loop, run as a user would run a program.
struct LoopProbe {
  let process = Process()
  private let output = Pipe()

  init(_ mode: String, withDisplay: Bool = true) {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let program = folder.appendingPathComponent("gtk-loop-probe")
    process.executableURL = withDisplay ? Self.script : program
    process.arguments = withDisplay ? [program.path, mode] : [mode]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    if !withDisplay {
      var variables = ProcessInfo.processInfo.environment
      variables["DISPLAY"] = nil
      variables["WAYLAND_DISPLAY"] = nil
      process.environment = variables
    }
  }

  /// A display of its own keeps its windows from taking the focus of other tests.
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../scripts/with-display")

  /// Runs to the end and returns what it printed.
  func run() async throws -> String {
    let handle = output.fileHandleForReading
    try process.run()
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let data = handle.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }

  /// Starts and waits for the first thing that it prints.
  func start() async throws -> String {
    let handle = output.fileHandleForReading
    try process.run()
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: String(decoding: handle.availableData, as: UTF8.self))
      }
    }
  }

  /// How often each thread of a process has given up the processor to wait, by thread.
  static func waits(of process: Int) -> [String: Int] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(into: [:]) { waits, thread in
      let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      waits[thread] = line?.split(separator: "\t").last.flatMap { Int($0) }
    }
  }
}

/// The number behind a word at the start of a line.
func number(_ word: String, in text: String) -> Double? {
  text.split(separator: "\n").first { $0.hasPrefix(word + " ") }
    .flatMap { $0.split(separator: " ").last }.flatMap { Double($0) }
}
