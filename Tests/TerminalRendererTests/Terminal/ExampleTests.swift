import Foundation
import Testing

/// Every example by keys in a real terminal: it starts, does what it is for, and gives the terminal back.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: RealTerminal.isThere, "No tmux here: make test installs it."))
struct ExampleTests {
  /// A terminal whose programs keep their files in a folder of their own, away at the end.
  private func run(
    _ program: String, showing text: String, _ body: (RealTerminal) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("oriel-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try await RealTerminal(
      height: 32,
      environment: ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"].map {
        "\($0)=\(folder.path)"
      })
    try await terminal.start(program, "--renderer terminal", showing: text)
    try await body(terminal)
    try terminal.press("C-c")
    try await terminal.wait(for: "ready>")
    #expect(try terminal.state("alternate_on") == "0")
    #expect(try terminal.state("cursor_flag") == "1")
    #expect(try terminal.state("mouse_any_flag") == "0")
    #expect(try await terminal.shell("echo code $?").contains("code 0"))
  }

  @Test
  func counter() async throws {
    try await run("counter-app", showing: "Count every second") { terminal in
      // The keyboard begins at the minus.
      try terminal.press("Right", "Enter", "Enter")
      try await terminal.wait("for 2") {
        $0.components(separatedBy: "\n").contains { line in
          line.trimmingCharacters(in: .whitespaces) == "2"
        }
      }
      try terminal.press("Left", "Enter")
      try await terminal.wait("for 1") {
        $0.components(separatedBy: "\n").contains { line in
          line.trimmingCharacters(in: .whitespaces) == "1"
        }
      }
      try terminal.press("Tab", "Tab", "Space")
      try await terminal.wait(for: "[✓] Count every second")
      try await terminal.wait("for a second that was counted") {
        $0.components(separatedBy: "\n").contains { line in
          line.trimmingCharacters(in: .whitespaces) == "2"
        }
      }
    }
  }

  @Test
  func ticTacToe() async throws {
    try await run("tictactoe-app", showing: "Sign in") { terminal in
      try terminal.type("blob@example.com")
      try terminal.press("Tab")
      try terminal.type("password")
      try terminal.press("Enter")
      try await terminal.wait(for: "New game")
      try terminal.type("Ada")
      try terminal.press("Tab")
      try terminal.type("Bob")
      try terminal.press("Enter")
      try await terminal.wait(for: "Ada and Bob")
      try terminal.press("Enter")
      try await terminal.wait(for: "✕")
      try terminal.press("Escape")
      try await terminal.wait(for: "New game")
    }
  }

  @Test
  func search() async throws {
    try await run("search-app", showing: "Packages") { terminal in
      try terminal.type("bash")
      try await terminal.wait("for what was found") { $0.contains("bash") && $0.contains("╭") }
      try terminal.press("Tab", "Enter")
      try await terminal.wait(for: "‹ Back")
      try terminal.press("M-Left")
      try await terminal.wait("for the results") { !$0.contains("‹ Back") }
    }
  }

  @Test
  func todos() async throws {
    try await run("todos-app", showing: "Todos") { terminal in
      try terminal.press("Tab")
      try terminal.type("Buy milk")
      try terminal.press("Enter")
      try await terminal.wait(for: "1 thing left")
      try terminal.type("Feed the cat")
      try terminal.press("Enter")
      try await terminal.wait(for: "2 things left")
      try terminal.press("BTab", "Right", "Right")
      try await terminal.wait("for what is done, which is nothing") { !$0.contains("Buy milk") }
    }
  }

  @Test
  func monitor() async throws {
    try await run("monitor-app", showing: "Memory") { terminal in
      try terminal.press("Right")
      try await terminal.wait(for: "End process…")
      try terminal.press("Tab")
      try terminal.type("monitor-app")
      try await terminal.wait(for: "1 processes")
    }
  }

  @Test
  func tenThousandRows() async throws {
    try await run("tenthousandrows-app", showing: "Row 1") { terminal in
      try terminal.press("Tab", "Tab", "Enter")
      try await terminal.wait("for the rows to be turned round") { !$0.contains("Row 2 ") }
    }
  }

  @Test
  func meetings() async throws {
    try await run("meetings-app", showing: "No meetings yet") { terminal in
      try terminal.press("Enter")
      try await terminal.wait(for: "Seed library")
    }
  }
}
