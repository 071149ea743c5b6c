import Foundation
import Testing

/// Expectations that are really recorded, by a process of their own, into a source file.
struct RecordingTests {
  @Test
  func aTestOfSwiftTestingRewritesItsSource() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try fixture("Recorded.swift").write(
      to: folder.appending(path: "Recorded.swift"), atomically: true, encoding: .utf8)
    let output = try record(
      in: folder, ["--testing-library", "swift-testing", "--filter", "RecordedTests"])
    #expect(
      try String(contentsOf: folder.appending(path: "Recorded.swift"), encoding: .utf8)
        == #"""
          let screen = Screen(size: .init(width: 20)) { Button("Save") {} }
          screen.expectOutline(
            """
            window
              button "Save"
            """)
          screen.expectLayout(
            """
                  [ Save ]
            """)
          screen.expectOutline("window\n  button \"Save\"")
          await screen.focusNext()
          screen.expectOutline(
            """
            window
              button "Save" [focused]
            """)
          screen.expectLayout(inFile: "focused")

        """#, "\(output)")
    #expect(
      try String(
        contentsOf: folder.appending(path: "__Snapshots__/Recorded/focused.txt"), encoding: .utf8)
        == "      ❱ Save ❰\n")
    // Recording fails the test, so that nobody takes a recorded run for a passed one.
    for message in [
      "Recorded the outline in the source.", "Recorded the layout in the source.",
      "Recorded the layout in __Snapshots__/Recorded/focused.txt.",
    ] {
      #expect(output.contains(message))
    }
  }

  @Test
  func aTestOfXCTestRewritesItsSource() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try fixture("RecordedXC.swift").write(
      to: folder.appending(path: "RecordedXC.swift"), atomically: true, encoding: .utf8)
    let output = try record(in: folder, ["OrielTestingTests.RecordedXCTests"])
    #expect(
      try String(contentsOf: folder.appending(path: "RecordedXC.swift"), encoding: .utf8)
        == #"""
          let screen = Screen(size: .init(width: 20)) { Button("Save") {} }
          screen.expectOutline(
            """
            window
              button "Save"
            """)

        """#, "\(output)")
    #expect(output.contains("RecordedXC.swift:2: error: "))
    #expect(output.contains("Recorded the outline in the source."))
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "oriel-recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The lines of the fixture that claim to stand in a file.
  private func fixture(_ name: String) throws -> String {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "RecordedFixture.swift")
    let lines = try String(contentsOf: source, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(
      lines.firstIndex { $0.contains("#sourceLocation(") && $0.contains("\"\(name)\"") })
    let rest = lines[(start + 1)...].prefix { !$0.contains("#sourceLocation()") }
    return rest.joined(separator: "\n") + "\n"
  }

  /// Runs tests of this process's own program in a child that records.
  private func record(in folder: URL, _ arguments: [String]) throws -> String {
    let child = Process()
    child.executableURL = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    child.arguments = arguments
    child.currentDirectoryURL = folder
    child.environment = ProcessInfo.processInfo.environment.merging([
      "ORIEL_RECORD": "1", "ORIEL_RECORDING_FIXTURE": "1",
    ]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    try child.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return output
  }
}
