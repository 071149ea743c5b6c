import Foundation
import Testing

/// A shell in a terminal that can be read: a tmux of its own, without anybody's configuration.
///
/// Everything waits for what it expects, and nothing for a time; while it waits, other tests run.
final class RealTerminal {
  private let socket = "oriel-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"

  static var isThere: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
  }

  init(width: Int = 80, height: Int = 24, environment: [String] = []) async throws {
    // A crashed Swift program in a terminal asks what to do before it ends; here nobody would answer.
    let variables =
      ["PS1=ready> ", "HISTFILE=/dev/null", "LANG=C.UTF-8", "SWIFT_BACKTRACE=interactive=no"]
      + environment
    try tmux(
      [
        "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "env", "-u",
        "NO_COLOR", "-u", "COLORTERM",
      ] + variables + ["bash", "--noprofile", "--norc", "-i"])
    try tmux(["set", "-g", "status", "off"])
    try await wait(for: "ready>")
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Starts one of the package's programs and waits for a text of its first screen.
  func start(_ program: String, _ arguments: String = "", showing text: String) async throws {
    try type("\(Self.products.appendingPathComponent(program).path) \(arguments)")
    try press("Enter")
    try await wait(for: text)
  }

  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Presses keys by tmux's names, such as `Enter`, `C-z` or `BTab`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Clicks at a cell, counted from 0.
  func click(column: Int, line: Int) throws {
    try type("\u{1B}[<0;\(column + 1);\(line + 1)M\u{1B}[<0;\(column + 1);\(line + 1)m")
  }

  /// Clicks where a text is on screen.
  func click(_ text: String) throws {
    let found = try place(of: text)
    let place = try #require(found, "There is no \(text) on screen.")
    try click(column: place.column, line: place.line)
  }

  func place(of text: String) throws -> (column: Int, line: Int)? {
    for (line, row) in try screen().components(separatedBy: "\n").enumerated() {
      if let range = row.range(of: text) {
        return (row.distance(from: row.startIndex, to: range.lowerBound), line)
      }
    }
    return nil
  }

  func paste(_ text: String) throws {
    try tmux(["set-buffer", text])
    try tmux(["paste-buffer", "-p"])
  }

  /// Lets programs write to the terminal's clipboard.
  func takesClipboard() throws {
    try tmux(["set", "-s", "set-clipboard", "on"])
  }

  func clipboard() throws -> String {
    try tmux(["show-buffer"])
  }

  func resize(width: Int, height: Int) throws {
    try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// The text on screen.
  func screen() throws -> String {
    try tmux(["capture-pane", "-p"])
  }

  /// The text on screen with its colours.
  func colors() throws -> String {
    try tmux(["capture-pane", "-p", "-e"])
  }

  /// One of tmux's variables, such as `cursor_flag`.
  func state(_ name: String) throws -> String {
    try tmux(["display", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// What a command of the shell prints, run after the program.
  func shell(_ command: String) async throws -> String {
    let mark = "mark\(UInt32.random(in: 0...9_999_999))"
    try type("clear; \(command); echo \(mark.dropLast())''\(mark.suffix(1))")
    try press("Enter")
    try await wait(for: mark)
    let lines = try screen().components(separatedBy: "\n")
    let end = lines.firstIndex { $0.hasPrefix(mark) } ?? lines.count
    return lines[..<end].drop { $0.hasPrefix("ready>") }.joined(separator: "\n")
  }

  /// The process that runs in the foreground.
  func process(named name: String) throws -> pid_t {
    let shell = try state("pane_pid")
    let children = try Command.run("/usr/bin/pgrep", ["-P", shell, "-x", name])
    return try #require(pid_t(children.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  func wait(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait("for \(text)", sourceLocation: sourceLocation) { $0.contains(text) }
  }

  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (String) throws -> Bool
  ) async throws {
    let end = Date(timeIntervalSinceNow: 20)
    while true {
      let screen = try screen()
      if try condition(screen) { return }
      guard Date() < end else {
        Issue.record(
          "Waited in vain \(what). On screen:\n\(screen)", sourceLocation: sourceLocation)
        throw TimedOut()
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  struct TimedOut: Error {}

  /// Takes the terminal away.
  func closeTerminal() throws {
    try tmux(["kill-server"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Command.run("/usr/bin/tmux", ["-L", socket] + arguments)
  }

  /// The folder that the tests were built into, with the programs beside them.
  static let products: URL = {
    var url = URL(fileURLWithPath: CommandLine.arguments[0])
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      url = bundle.bundleURL
    }
    return url.deletingLastPathComponent()
  }()
}
