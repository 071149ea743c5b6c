import Foundation
import Testing

/// Drives the real GTK windows from another process, on a display of their own: windows of other tests
/// would take the keyboard away.
@Suite(.serialized, .enabled(if: Desktop.isThere, "No Xvfb here: make test installs it."))
struct WindowTests {
  @Test
  func logsInByKeysAndClicks() throws {
    try Desktop.run("login_window.py", driving: "login-app")
  }

  @Test
  func theCaretStaysWhereAUserExpectsIt() throws {
    try Desktop.run("caret.py", driving: "shouting-login")
  }

  @Test
  func anIdleWindowDoesNotWakeUp() throws {
    try Desktop.run("idle.py", driving: "login-app")
  }
}

/// How an app starts where it can't open a window.
struct BadStartTests {
  @Test
  func withoutADisplayTheScreenIsPrintedAsText() throws {
    let result = try Desktop.start(
      "login-app", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    #expect(result.status == 0)
    #expect(result.output.contains("╭─ E-mail"))
    #expect(result.errors.contains("window"))
  }

  @Test
  func insistingOnAWindowWithoutADisplaySaysWhatIsMissing() throws {
    let result = try Desktop.start(
      "login-app", ["--renderer", "gtk"], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    #expect(result.status == 69)
    #expect(result.errors.contains("display"))
  }

  @Test
  func anUnknownRendererNamesThoseThereAre() throws {
    let result = try Desktop.start("login-app", ["--renderer", "paper"])
    #expect(result.status == 64)
    #expect(
      result.errors == """
        There is no renderer "paper" in this program. It was built with: gtk, terminal, text.

        """)
  }
}

enum Desktop {
  static var isThere: Bool {
    ["/usr/bin/Xvfb", "/usr/bin/xdotool"].allSatisfy(FileManager.default.isExecutableFile)
  }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a Python script, which starts and drives one of the package's programs.
  static func run(_ script: String, driving program: String) throws {
    let folder = root.appendingPathComponent("Tests/Fixtures/LoginWindow")
    let result = try start(
      root.appendingPathComponent("scripts/with-display"),
      [
        "/usr/bin/python3", folder.appendingPathComponent(script).path,
        products.appendingPathComponent(program).path,
      ],
      environment: ["ORIEL_SCRIPTS": root.appendingPathComponent("scripts").path])
    if result.status != 0 {
      Issue.record("\(script) failed:\n\(result.output)\n\(result.errors)")
    }
  }

  /// Runs one of the package's programs to its end.
  static func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) throws -> Result {
    try start(products.appendingPathComponent(program), arguments, environment: environment)
  }

  private static func start(
    _ program: URL, _ arguments: [String], environment: [String: String?]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("oriel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["output", "errors"].map { name in
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    process.waitUntilExit()
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return Result(
      status: process.terminationStatus, output: try read("output"), errors: try read("errors"))
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where SwiftPM put the programs: beside the test bundle.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
}
