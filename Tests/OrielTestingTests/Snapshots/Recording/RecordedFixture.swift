import Foundation
import OrielTesting
import Testing
import Views
import XCTest

/// Tests that run only in a child process of ``RecordingTests``, which records into a copy of their
/// source: they claim to stand in a file of another name, that is looked for where the child runs.
enum RecordedFixture {
  static var isRunning: Bool {
    ProcessInfo.processInfo.environment["ORIEL_RECORDING_FIXTURE"] == "1"
  }
}

@Suite(.enabled(if: RecordedFixture.isRunning, "Runs in a child process only."))
struct RecordedTests {
  @Test
  func aScreenIsRecorded() async { await recordScreens() }
}

final class RecordedXCTests: XCTestCase {
  func testAScreenIsRecorded() async throws {
    try XCTSkipUnless(RecordedFixture.isRunning, "Runs in a child process only.")
    await recordScreen()
  }
}

// NB: Not within the tests: the macro `@Test` doesn't take the directives.

@MainActor
private func recordScreens() async {
  #sourceLocation(file:"Recorded.swift",line:1)
  let screen = Screen(size: .init(width: 20)) { Button("Save") {} }
  screen.expectOutline()
  screen.expectLayout("an old picture")
  screen.expectOutline("window\n  button \"Save\"")
  await screen.focusNext()
  screen.expectOutline(
    """
    window
      button "Save"
    """)
  screen.expectLayout(inFile: "focused")
  #sourceLocation()
}

@MainActor
private func recordScreen() async {
  #sourceLocation(file:"RecordedXC.swift",line:1)
  let screen = Screen(size: .init(width: 20)) { Button("Save") {} }
  screen.expectOutline()
  #sourceLocation()
}
