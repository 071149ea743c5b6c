import Foundation
import Testing

/// A whole program, driven from another process as assistive technology and a user do.
@Suite("Through the accessibility bus", .needsDisplay)
struct AccessibilityTests {
  @Test("Type, be refused, leave by Escape, log in by a click, and go back")
  func login() async throws {
    let output = try await drive(
      """
      drive wait label 'Welcome back'
      drive type text E-mail ada
      drive type text E-mail '@x'
      drive text text E-mail
      drive type 'password text' Password wrong
      drive press 'push button' 'Log in'
      drive wait 'push button' 'Try again'
      xdotool search --name '^Login failed$' windowfocus
      sleep 0.2
      xdotool key Escape
      drive gone 'push button' 'Try again'
      drive type 'password text' Password secret
      drive click 'push button' 'Log in'
      drive wait label 'Hello, ADA@X'
      drive gone label 'Welcome back'
      drive press 'push button' Back
      drive wait label 'Welcome back'
      drive unnamed
      """, show: "login")
    #expect(output == "ADA@X|\nended 0\n")
  }

  @Test("Every control has a name and a role")
  func controls() async throws {
    let output = try await drive(
      """
      drive wait 'push button' Reset
      drive wait 'check box' Notifications
      drive wait slider Volume
      drive wait 'combo box' Drink
      drive wait text Name
      drive wait heading Settings
      drive unnamed
      """, show: "controls")
    #expect(output == "ended 0\n")
  }

  /// Runs commands next to the probe, on a display of their own.
  private func drive(_ commands: String, show: String) async throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardized.path
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: root + "/scripts/with-display")
    process.arguments = [
      "bash", "-c",
      """
      drive() { '\(root)/scripts/desktop.py' "$1" gtk-renderer-probe "${@:2}"; }
      '\(folder)/gtk-renderer-probe' \(show) &
      program=$!
      (set -e; \(commands)
      )
      echo "ended $?"
      kill $program
      """,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    let handle = output.fileHandleForReading
    try process.run()
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let data = handle.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
