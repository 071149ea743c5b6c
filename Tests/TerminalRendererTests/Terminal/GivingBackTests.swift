import Foundation
import Testing

/// However a program ends, the terminal is as it was.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: RealTerminal.isThere, "No tmux here: make test installs it."))
struct GivingBackTests {
  /// The terminal's modes in one line, however narrow it is.
  private func modes(of terminal: RealTerminal) async throws -> String {
    try await terminal.shell("stty -g").replacing("\n", with: "")
  }

  private func expectSane(_ terminal: RealTerminal, _ modes: String) async throws {
    try await terminal.wait("for the shell") { _ in try terminal.state("alternate_on") == "0" }
    #expect(try terminal.state("cursor_flag") == "1")
    #expect(try terminal.state("mouse_any_flag") == "0")
    #expect(try terminal.state("wrap_flag") == "1")
    let now = try await self.modes(of: terminal)
    #expect(now == modes)
  }

  @Test(arguments: ["SEGV", "ABRT", "ILL", "TERM", "INT", "HUP", "QUIT"])
  func aSignalGivesTheTerminalBack(signal: String) async throws {
    let terminal = try await RealTerminal()
    let modes = try await modes(of: terminal)
    try await terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    _ = try Command.run("/bin/kill", ["-\(signal)", "\(process)"])
    try await terminal.wait("for the process to end") { _ in kill(process, 0) != 0 }
    try await expectSane(terminal, modes)
  }

  @Test
  func aCrashSaysWhyOnTheNormalScreen() async throws {
    let terminal = try await RealTerminal(height: 32)
    let modes = try await modes(of: terminal)
    try await terminal.start("terminal-probe", "controls", showing: "Last:")
    try terminal.click("Crash")
    try await terminal.wait(for: "Aborted")
    try await expectSane(terminal, modes)
  }

  @Test
  func theShellSeesWhatEndedTheProgram() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    kill(process, SIGTERM)
    try await terminal.wait(for: "ready>")
    #expect(try await terminal.shell("true") == "")
    try terminal.type("\(RealTerminal.products.path)/terminal-probe controls; echo code $?")
    try terminal.press("Enter")
    try await terminal.wait(for: "Notes")
    kill(try terminal.process(named: "terminal-probe"), SIGTERM)
    try await terminal.wait(for: "code 143")
  }

  @Test
  func stoppedAndContinuedItIsWhereItWas() async throws {
    let terminal = try await RealTerminal()
    let modes = try await modes(of: terminal)
    try await terminal.start("terminal-probe", "controls", showing: "Notes")
    try terminal.type("!")
    try await terminal.wait(for: "한글!")
    try terminal.press("C-z")
    try await terminal.wait(for: "Stopped")
    try await expectSane(terminal, modes)
    try terminal.resize(width: 60, height: 20)
    try terminal.type("fg")
    try terminal.press("Enter")
    try await terminal.wait(for: "한글!")
    try terminal.type("?")
    try await terminal.wait(for: "한글!?")
    #expect(try terminal.state("alternate_on") == "1")
    // And from outside.
    let process = try terminal.process(named: "terminal-probe")
    kill(process, SIGTSTP)
    try await terminal.wait(for: "Stopped")
    try await expectSane(terminal, modes)
    try terminal.type("fg")
    try terminal.press("Enter")
    try await terminal.wait(for: "한글!?")
    try terminal.press("C-c")
    try await terminal.wait(for: "ready>")
    try await expectSane(terminal, modes)
  }

  @Test
  func whatIsPrintedMeanwhileIsShownAfterwards() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "noisy", showing: "Pressed 0")
    try terminal.press("Enter")
    try await terminal.wait(for: "Pressed 1")
    try terminal.press("Enter")
    try await terminal.wait(for: "Pressed 2")
    #expect(try !terminal.screen().contains("printed"))
    #expect(try !terminal.screen().contains("complained"))
    try terminal.press("C-c")
    try await terminal.wait(for: "complained 2")
    #expect(try terminal.screen().contains("printed 2"))
  }

  @Test
  func aTerminalThatIsGoneEndsTheProgram() async throws {
    let terminal = try await RealTerminal()
    try await terminal.start("terminal-probe", "controls", showing: "Notes")
    let process = try terminal.process(named: "terminal-probe")
    try terminal.closeTerminal()
    let end = Date(timeIntervalSinceNow: 10)
    while kill(process, 0) == 0, Date() < end { usleep(20_000) }
    #expect(kill(process, 0) != 0)
  }

  @Test
  func withoutATerminalItSaysSo() async throws {
    let program = RealTerminal.products.appendingPathComponent("terminal-probe").path
    #expect(
      try Command.run(program, ["full"])
        == "standard output is no terminal. Run it in one, or with --renderer text.\n")
    let terminal = try await RealTerminal()
    #expect(try await terminal.shell("\(program) full </dev/null").contains("there is no keyboard"))
    #expect(try await terminal.shell("TERM=dumb \(program) full").contains("TERM is \"dumb\""))
  }
}
