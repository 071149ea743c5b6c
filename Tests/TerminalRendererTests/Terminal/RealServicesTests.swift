import Foundation
import Testing

/// What a real terminal does besides showing cells.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: RealTerminal.isThere, "No tmux here: make test installs it."))
struct RealServicesTests {
  @Test
  func aCopiedTextIsInTheTerminalsClipboard() async throws {
    let terminal = try await RealTerminal()
    try terminal.takesClipboard()
    try await terminal.start("terminal-probe", "services", showing: "Copy")
    try terminal.press("Enter")
    try await terminal.wait("for the clipboard") { _ in
      (try? terminal.clipboard()) == "Zoë said this"
    }
  }

  @Test
  func aNoticeIsShownUntilTheNextKey() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "services", showing: "Notify")
    try terminal.press("Down", "Enter")
    try await terminal.wait(for: "Mail  From Ada")
    #expect(try terminal.place(of: "Mail")?.line == 23)
    try terminal.press("Tab")
    try await terminal.wait("for the line to go") { !$0.contains("Mail") }
  }
}
